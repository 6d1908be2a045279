import type { ImportMapping } from '#contract/admin/import-mapping.ts'
import type { Mapping } from './labels.ts'

/** A mapping as the server takes it. */
export function wireMapping(mapping: Mapping): ImportMapping {
  const { typeDefault, typeGroup, priceKind, date, sizeUnit, cityNames, ...same } = mapping
  const {
    titleUr,
    descriptionUr,
    possession,
    yearBuilt,
    floor,
    date: dates,
    currency,
    ...columns
  } = mapping.columns
  const { rentWords, ...purpose } = mapping.purpose
  const { salePrice, rentPrice, sqft, rooms } = mapping.bounds
  return {
    ...same,
    // A mapping that an earlier version stored has none of these.
    type_default: typeDefault ?? null,
    type_group: typeGroup ?? null,
    price_kind: priceKind ?? 'asked',
    date: date ?? null,
    size_unit: sizeUnit ?? null,
    city_names: cityNames ?? [],
    columns: {
      ...columns,
      possession: possession ?? [],
      year_built: yearBuilt ?? [],
      floor: floor ?? [],
      date: dates ?? [],
      currency: currency ?? [],
      title_ur: titleUr ?? [],
      description_ur: descriptionUr ?? [],
    },
    purpose: { ...purpose, rent_words: rentWords },
    bounds: {
      sale_price: pair(salePrice),
      rent_price: pair(rentPrice),
      sqft: pair(sqft),
      rooms: pair(rooms),
    },
  }
}

function pair([low = 0, high = low]: readonly number[]): [number, number] {
  return [low, high]
}
