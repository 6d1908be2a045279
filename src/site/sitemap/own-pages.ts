import { agency } from '#agency'
import { franchisePath, valuationMethodPath } from '#contract/paths.ts'
import type { Entry } from './write.ts'

/** The pages that there is one of. */
export const ownPages: readonly Entry[] = [
  '/',
  '/projects',
  '/about',
  '/contact',
  '/team',
  '/gallery',
  '/careers',
  '/valuation',
  valuationMethodPath,
  '/wanted',
  '/costs',
  '/overseas',
  '/inquiry',
  '/dubai-re-event',
  '/iso',
  '/privacy-policy',
  '/terms',
  ...agency.franchiseProducts.map(franchisePath),
].map((path) => ({ path, changedAt: null }))
