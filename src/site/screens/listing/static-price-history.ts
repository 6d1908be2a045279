/** The price history as a part of the page: what the server rendered is not hydrated. */
import { staticPart } from '#ui/static-part.tsx'

export const PriceHistory = staticPart(async () => (await import('./price-history.tsx')).PriceHistory)
