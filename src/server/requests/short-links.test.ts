import { expect, test } from 'vitest'
import { shortListingPath } from '#contract/listings/short-listing-path.ts'
import { listingOfShortLink } from './short-links.ts'

test.each([
  [shortListingPath(7), '/listing/7'],
  ['/ur/p/7', '/ur/listing/7'],
  ['/p/7?utm_source=status', '/listing/7?utm_source=status'],
  ['/p/0', undefined],
  ['/p/7/', undefined],
  ['/p/seven', undefined],
  ['/listing/7', undefined],
])('%s leads to %s', (target, page) => {
  expect(listingOfShortLink(target)).toBe(page)
})
