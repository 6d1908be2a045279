/** Pages that are one of many of their kind, and the pattern that names all of them. */
const kinds = [
  [/^\/listing\/\d+$/, '/listing/{id}'],
  [/^\/listing\/\d+\/report$/, '/listing/{id}/report'],
  [/^\/project\/\d+(?:\/|$)/, '/project/{id}'],
  [/^\/team\/\d+$/, '/team/{id}'],
  [/^\/gallery\/\d+$/, '/gallery/{id}'],
  [/^\/job-description\/\d+$/, '/job-description/{id}'],
  [/^\/areas\/[^/]+$/, '/areas/{city}'],
  [/^\/areas\/[^/]+\/[^/]+$/, '/areas/{city}/{area}'],
  [/^\/reports\/[^/]+(?:\/[^/]+)?$/, '/reports/{city}'],
  [/^\/inquiry(?:\/|$)/, '/inquiry'],
  [/^\/alerts(?:\/|$)/, '/alerts'],
  [/^\/book\/\d+(?:\/|$)/, '/book/{id}'],
  [/^\/booking\//, '/booking'],
  [/^\/listing\/\d+\/viewing$/, '/listing/{id}/viewing'],
  [/^\/viewing\//, '/viewing'],
  [/^\/saved\//, '/saved/{list}'],
  [/^\/get-[^/]+-franchise$/, '/get-{product}-franchise'],
] as const satisfies ReadonlyArray<readonly [RegExp, string]>

const single = [
  '/',
  '/search',
  '/compare',
  '/costs',
  '/overseas',
  '/projects',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms',
  '/iso',
  '/gallery',
  '/wanted',
  '/valuation',
  '/valuation/method',
  '/careers',
  '/team',
  '/dubai-re-event',
  '/saved',
  '/saved/receive',
] as const

/** Stands for every path that is none of the site's pages. */
export const unknownPage = '/…'

/** What a path is counted as: a page, or all pages of a kind. */
export type PagePattern = (typeof single)[number] | (typeof kinds)[number][1] | typeof unknownPage

/** Pages of one person's request, list or alerts: neither whose it is nor its title is passed on. */
export const privatePages: ReadonlySet<string> = new Set<PagePattern>([
  '/inquiry',
  '/booking',
  '/viewing',
  '/alerts',
  '/saved/{list}',
  '/saved/receive',
])

/** The page of the site that a path leads to, such as '/listing/{id}': few, whatever is asked for. */
export function pagePattern(path: string): PagePattern {
  const page = single.find((one) => one === path)
  if (page) return page
  return kinds.find(([fits]) => fits.test(path))?.[1] ?? unknownPage
}
