/**
 * The settings that pages need, on the server and in the browser. The server hands them in with the page request
 * (src/server/pages/page-request.ts); the page carries them to the browser in one meta tag.
 */
import { createIsomorphicFn } from '@tanstack/react-start'
import type { Basemap } from '#contract/places/basemap.ts'

export type SiteSettings = {
  /** Scheme and host that canonical addresses start with, without a slash at the end. */
  origin: string
  /** What comes before `/api/…` in the browser: empty for this server. */
  apiBase: string
  /** Where stored images live. */
  imageBase: string
  /** Where page views are reported; not there when analytics is off. */
  analyticsBase?: string
  /** The ad server; not there when the site has no ads. */
  adBase?: string
  /** Maps; without a basemap they are drawn, with `hidesBorders` without the country. Undefined when the site has no maps. */
  maps?: { basemap?: Basemap; hidesBorders?: boolean } | undefined
}

export const siteMetaName = 'aangan-site'

/** The settings of the page that is being rendered or shown. */
export const site = createIsomorphicFn()
  .server((): SiteSettings => {
    const page = globalThis.aanganPage?.getStore()
    if (!page) throw new Error('A page is rendered outside of a page request')
    return page.site
  })
  .client((): SiteSettings => {
    fromPage ??= readFromPage()
    return fromPage
  })

let fromPage: SiteSettings | undefined

/** What root.tsx wrote into the page's head; JSON.parse gives `any`, and the writer is the type above. */
function readFromPage(): SiteSettings {
  const written = document.querySelector<HTMLMetaElement>(`meta[name=${siteMetaName}]`)?.content
  return JSON.parse(written ?? '{}')
}
