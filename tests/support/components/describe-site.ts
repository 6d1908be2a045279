import { type SiteSettings, siteMetaName } from '#ui/site-settings.ts'

/** Writes what the server writes into the head of a page: where its calls go. */
export function describeSite(): void {
  if (document.querySelector(`meta[name=${siteMetaName}]`)) return
  const settings: SiteSettings = { origin: 'https://agency.example', apiBase: '', imageBase: '' }
  const meta = document.createElement('meta')
  meta.name = siteMetaName
  meta.content = JSON.stringify(settings)
  document.head.append(meta)
}
