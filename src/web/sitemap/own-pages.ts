import { agency } from '#agency'
import type { Entry } from './write.ts'

/** The pages that there is one of. */
export const ownPages: readonly Entry[] = [
  '/',
  '/about',
  '/contact',
  '/team',
  '/gallery',
  '/careers',
  '/valuation',
  '/wanted',
  '/inquiry',
  '/dubai-re-event',
  '/iso',
  '/privacy-policy',
  '/terms',
  ...agency.franchiseProducts.map((product) => `/get-${product}-franchise`),
].map((path) => ({ path, changedAt: null }))
