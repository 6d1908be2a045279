export { isCounted } from './counted.ts'
export { CurrentPrices, type FigureKind, isAskedByUs, readCurrentPrices } from './current-prices.ts'
export {
  currentPrices,
  medianOf,
  medianWithRange,
  type Price,
  perSquareFoot,
  priceFigures,
} from './figures.ts'
export type { EvidenceInsert } from './listing-rows.ts'
export { markOutliers } from './mark-outliers.ts'
export { amongFive, type Priced, publishedPrices, publishingKey } from './published-prices.ts'
export { type EvidenceRow, readPlaces } from './read-evidence.ts'
export { readPublicEvidence } from './read-public-evidence.ts'
export { refreshEvidence } from './refresh-evidence.ts'
