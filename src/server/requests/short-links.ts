import { listingPath } from '#contract/paths.ts'

const shortLink = /^(\/ur)?\/p\/([1-9]\d{0,8})(\?.*)?$/

/** The page that a listing's short link leads to; undefined for any other target. */
export function listingOfShortLink(target: string): string | undefined {
  const [link, language = '', id, query = ''] = shortLink.exec(target) ?? []
  return link && `${language}${listingPath(Number(id))}${query}`
}
