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
export { amongFive, type Priced, publishedPrices, publishingKey } from './published-prices.ts'
