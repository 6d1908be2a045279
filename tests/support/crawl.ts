/** Crawls the whole site by its links, like a search engine. */

import { LinkChecker, type LinkResult, LinkState } from 'linkinator'
import { pathLanguage } from '#contract/language-paths.ts'

export type Crawl = {
  /** One sentence for each link that leads nowhere, or to a part of a page that is not there. */
  broken: string[]
  /** Every address that was reached, without the site's host. */
  reached: string[]
}

const ofEachShape = 3

/**
 * Follows the links of the site from its home page. There are thousands of listings and endless searches, so
 * three are followed of addresses that differ only in numbers, names or the values of their query; every
 * plain address is. Other hosts are left alone, and so are pictures, whose sizes would all be made.
 */
export async function crawl(origin: string): Promise<Crawl> {
  const { links } = await new LinkChecker().check({
    path: `${origin}/`,
    recurse: true,
    checkFragments: true,
    concurrency: 4,
    linksToSkip: sampled(origin),
  })
  return {
    broken: links.filter(({ state }) => state === LinkState.BROKEN).map(asSentence),
    reached: [...new Set(links.filter(({ state }) => state === LinkState.OK).map(({ url }) => url))].map(
      (url) => url.slice(origin.length),
    ),
  }
}

/** Returns a function that says whether a link is left out; always the same for one link. */
function sampled(origin: string): (link: string) => Promise<boolean> {
  const decided = new Map<string, boolean>()
  const seen = new Map<string, number>()
  function isLeftOut(link: string): boolean {
    const { origin: host, pathname, searchParams } = new URL(link)
    // Every screen in Urdu is checked by itself, its links with it (heads.spec.ts).
    if (host !== origin || pathname.startsWith('/media/') || pathLanguage(pathname) === 'ur') return true
    if (pathname.startsWith('/assets/')) return false
    const keys = [...new Set(searchParams.keys())].sort()
    const plain = pathname.replace(/(?<=\/project\/\d+\/).+/, 'slug').replace(/\d+/g, 'id')
    // The same orders of each city's table.
    const path = keys.length > 0 ? plain.replace(/(?<=^\/areas\/)[^/]+/, 'city') : plain
    if (path === pathname && keys.length === 0) return false
    const shape = [path, ...keys].join(' ')
    const before = seen.get(shape) ?? 0
    seen.set(shape, before + 1)
    return before >= ofEachShape
  }
  return async (address) => {
    // Parts of one page are one address, asked for once for each part.
    const [link = address] = address.split('#')
    const leftOut = decided.get(link) ?? isLeftOut(link)
    decided.set(link, leftOut)
    return leftOut
  }
}

function asSentence({ url, parent, status, failureDetails = [] }: LinkResult): string {
  const [why] = failureDetails
  return `${url} on ${parent}: ${why instanceof Error ? why.message : status}`
}
