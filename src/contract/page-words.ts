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
  saved: [],
  search: [],
  'sitemap.xml': [],
  team: [],
  terms: [],
  valuation: ['method'],
  wanted: [],
}

const withNameInside = [/^get-.+-franchise$/, /^sitemap-.+\.xml$/]

/** A path's segments with their fixed words in small letters; names and references stay as they are. */
export function inSmallLetters(segments: readonly string[]): string[] {
  const [first = '', second, ...rest] = segments
  const small = first.toLowerCase()
  if (small === 'ur' && second !== undefined) return ['ur', ...inSmallLetters([second, ...rest])]
  const after = Object.hasOwn(pageWords, small) ? pageWords[small] : undefined
  const isWord = small === 'ur' || after || withNameInside.some((shape) => shape.test(small))
  if (second === undefined) return [isWord ? small : first]
  const smallSecond = second.toLowerCase()
  return [isWord ? small : first, after?.includes(smallSecond) ? smallSecond : second, ...rest]
}
