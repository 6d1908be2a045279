/** Sitemaps as sitemaps.org writes them, with the other languages of a page as Google reads them. */
import { pathInLanguage } from '#contract/language-paths.ts'
import { escapeXml } from '#contract/text/escape.ts'
import { languages } from '#messages/languages.ts'
import { absolute } from '#ui/absolute-url.ts'

/** `changedAt` is an ISO time, or null where it is not known: a wrong one is worse than none. */
export type Entry = { path: string; changedAt: string | null }

const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export function sitemapIndex(parts: readonly Entry[]): Response {
  const items = parts.map((part) => `<sitemap>${located(absolute(part.path), part)}</sitemap>\n`)
  return xml(`<sitemapindex ${protocol}>\n${items.join('')}</sitemapindex>\n`)
}

/** Each page once in each language. */
export function urlSet(entries: readonly Entry[]): Response {
  const items = entries.flatMap((entry) => {
    const addresses = languages.map(
      (language) => [language, absolute(pathInLanguage(entry.path, language))] as const,
    )
    const all = [...addresses, ['x-default', absolute(entry.path)] as const].map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
    )
    return addresses.map(([, address]) => `<url>${located(address, entry)}${all.join('')}</url>\n`)
  })
  return xml(`<urlset ${protocol} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${items.join('')}</urlset>\n`)
}

function located(address: string, { changedAt }: Entry): string {
  return `<loc>${escapeXml(address)}</loc>${changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`}`
}

function xml(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
