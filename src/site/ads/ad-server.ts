import { site } from '#ui/site-settings.ts'

/** Where the ad server is: this site's own, or another host. */
export function adServer(): { base: string; isOwn: boolean } {
  const { adBase = '', apiBase } = site()
  const isOwn = adBase.startsWith('/')
  return { base: isOwn ? apiBase + adBase : adBase, isOwn }
}
