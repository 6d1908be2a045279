import type { SourceRow } from '../../csv/index.ts'
import type { NearestPlace } from '../places.ts'
import type { PriceRow } from './read-price.ts'

/** A price with where it belongs, and the row that it was read from. */
export type PlacedPrice = { row: PriceRow; at: NearestPlace; fingerprint: string; source: SourceRow }
