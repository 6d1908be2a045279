import { facts } from '#messages/common.ts'
import { formatNumber } from '#messages/format-number.ts'
import { searchResults } from '#messages/site.ts'
import { convertSize, type Size } from '../listings/convert-size.ts'
import { formatSize } from '../listings/format-size.ts'
import type { SizeUnit } from '../listings/property.ts'
import { formatAmount } from '../text/money.ts'
import type { MissedLimit } from './just-outside.ts'

/** A home that misses one limit of a search. */
export type MissedHome = {
  limit: MissedLimit
  by: number
  listing: {
    price: number
    beds: number | null
    baths: number | null
    size: (Size & { marlaBasis: number }) | null
    area: { name: string }
  }
}

/** Which limit it misses and how far: 'PKR 1.6 Crore: 7% above your maximum', 'Block D: 1.2 km away', '3 beds'. */
export function missedText({ limit, by, listing }: MissedHome, sizeUnit: SizeUnit): string {
  const t = searchResults.missed
  const km = formatNumber(by, 1)
  const price = formatAmount(listing.price)
  const size = sizeIn(listing.size, sizeUnit)
  const texts: Readonly<Record<MissedLimit, () => string>> = {
    minPrice: () => t.price.below({ price, percent: by }),
    maxPrice: () => t.price.above({ price, percent: by }),
    minSize: () => t.size.below({ size, percent: by }),
    maxSize: () => t.size.above({ size, percent: by }),
    beds: () => facts.beds({ count: listing.beds ?? 0 }),
    baths: () => facts.baths({ count: listing.baths ?? 0 }),
    minYear: () => t.older({ count: by }),
    minFloor: () => t.lowerFloor,
    maxFloor: () => t.higherFloor,
    areaIds: () => t.area({ area: listing.area.name, km }),
    box: () => t.box({ km }),
    shape: () => t.shape({ km }),
    near: () => t.near({ km }),
  }
  return texts[limit]()
}

/** In the unit of the search, so that it can be compared with the limit. */
function sizeIn(size: MissedHome['listing']['size'], unit: SizeUnit): string {
  return size ? formatSize(convertSize(size, unit, size.marlaBasis)) : ''
}
