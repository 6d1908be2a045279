/** Sitemaps as sitemaps.org writes them. */
import { escapeXml } from '#contract/text/escape.ts'
import { absolute } from '#ui/absolute-url.ts'

/** `changedAt` is an ISO time, or null where it is not known: a wrong one is worse than none. */
export type Entry = { path: string; changedAt: string | null }

export function sitemapIndex(parts: readonly Entry[]): Response {
  return xml('sitemapindex', 'sitemap', parts)
}

export function urlSet(entries: readonly Entry[]): Response {
  return xml('urlset', 'url', entries)
}

function xml(list: string, item: string, entries: readonly Entry[]): Response {
  const items = entries.map(({ path, changedAt }) => {
    const changed = changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`
    return `<${item}><loc>${escapeXml(absolute(path))}</loc>${changed}</${item}>\n`
  })
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('')}</${list}>\n`
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
