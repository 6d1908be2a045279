/**
 * The fixed words in the addresses of pages: each first one with those that may follow it. Phones begin
 * typed words with a capital; the site's router and all code that checks addresses know only small letters.
 */
export const pageWords: Readonly<Record<string, readonly string[]>> = {
  about: [],
  admin: [],
  alerts: ['new', 'confirm', 'unsubscribe'],
  areas: [],
  blog: [],
  book: [],
  booking: [],
  careers: [],
  compare: [],
  contact: [],
  costs: [],
  'drawn-map': ['results.svg', 'place.svg'],
  'dubai-re-event': [],
  'dubai-re-event.ics': [],
  gallery: [],
  inquiry: [],
  iso: [],
  'job-description': [],
  'job-listings': [],
  listing: ['find'],
  office: [],
  overseas: [],
  p: [],
  'privacy-policy': [],
  project: [],
  projects: [],
  reports: [],
  'robots.txt': [],
  saved: ['receive'],
  search: [],
  'sitemap.xml': [],
  team: [],
  terms: [],
  valuation: ['method'],
  viewing: [],
  wanted: [],
}

/** The fixed words behind a name: `/listing/12/report`. */
export const wordsAfterName: Readonly<Record<string, readonly string[]>> = {
  listing: ['report', 'viewing'],
}

const withNameInside = [/^get-.+-franchise$/, /^sitemap-.+\.xml$/]

/** A path's segments with their fixed words in small letters; names and references stay as they are. */
export function inSmallLetters(segments: readonly string[]): string[] {
  const [first = '', second, third, ...rest] = segments
  const small = first.toLowerCase()
  if (small === 'ur' && second !== undefined) return ['ur', ...inSmallLetters(segments.slice(1))]
  const after = Object.hasOwn(pageWords, small) ? pageWords[small] : undefined
  const isWord = small === 'ur' || after || withNameInside.some((shape) => shape.test(small))
  if (second === undefined) return [isWord ? small : first]
  const start = [isWord ? small : first, oneOfWords(second, after)]
  if (third === undefined) return start
  const afterName = Object.hasOwn(wordsAfterName, small) ? wordsAfterName[small] : undefined
  return [...start, oneOfWords(third, afterName), ...rest]
}

/** In small letters where it is one of these words. */
function oneOfWords(segment: string, words: readonly string[] | undefined): string {
  const small = segment.toLowerCase()
  return words?.includes(small) ? small : segment
}
