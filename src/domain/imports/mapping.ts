/** A profile as the office's screen has it, its tables as lists, and back. */
import type { ImportMapping } from '#contract/admin/import-mapping.ts'
import { ImportProfile } from './profile.ts'

export function mappingOf(profile: ImportProfile): ImportMapping {
  const { columns, id, identity, title, purpose, bounds } = profile
  const list = (names: readonly string[] | undefined) => [...(names ?? [])]
  return {
    source: profile.source,
    delimiter: profile.delimiter,
    empty: profile.empty,
    columns: {
      city: list(columns.city),
      location: list(columns.location),
      type: list(columns.type),
      price: list(columns.price),
      size: list(columns.size),
      beds: list(columns.beds),
      baths: list(columns.baths),
      possession: list(columns.possession),
      year_built: list(columns.year_built),
      floor: list(columns.floor),
      date: list(columns.date),
      currency: list(columns.currency),
      description: list(columns.description),
      title_ur: list(columns.title_ur),
      description_ur: list(columns.description_ur),
    },
    id: id ? { column: id.column, pattern: id.pattern ?? null, is: id.is } : null,
    identity: identity ?? [],
    title: title ? { column: title.column, pattern: title.pattern ?? null, written: title.written } : null,
    purpose: {
      column: purpose.column ?? null,
      values: Object.entries(purpose.values).map(([text, value]) => ({ text, purpose: value })),
      rent_words: purpose.rentWords,
      default: purpose.default ?? null,
    },
    type_default: profile.typeDefault ?? null,
    type_group: profile.typeGroup ?? null,
    price_kind: profile.priceKind,
    date: profile.date ?? null,
    size_unit: profile.sizeUnit ?? null,
    city_names: Object.entries(profile.cityNames).map(([text, name]) => ({ text, name })),
    types: Object.entries(profile.types).map(([text, subtype]) => ({ text, subtype })),
    marla: profile.marla,
    cities: Object.entries(profile.cities).map(([name, { lat, long, marla }]) => ({
      name,
      lat,
      long,
      marla: marla ?? null,
    })),
    bounds: {
      sale_price: bounds.salePrice,
      rent_price: bounds.rentPrice,
      sqft: bounds.sqft,
      rooms: bounds.rooms,
    },
  }
}

export function profileOf(mapping: ImportMapping): ImportProfile {
  const { columns, id, identity, title, purpose, bounds } = mapping
  // A mapping that an earlier version stored has no columns for Urdu and for the building.
  const some = (names: readonly string[] | undefined) => (names?.length ? names : undefined)
  return ImportProfile.parse({
    source: mapping.source,
    delimiter: mapping.delimiter,
    empty: mapping.empty,
    columns: {
      ...columns,
      type: some(columns.type),
      beds: some(columns.beds),
      baths: some(columns.baths),
      possession: some(columns.possession),
      year_built: some(columns.year_built),
      floor: some(columns.floor),
      date: some(columns.date),
      currency: some(columns.currency),
      description: some(columns.description),
      title_ur: some(columns.title_ur),
      description_ur: some(columns.description_ur),
    },
    id: id ? { ...id, pattern: id.pattern ?? undefined } : undefined,
    identity: some(identity),
    title: title ? { ...title, pattern: title.pattern ?? undefined } : undefined,
    purpose: {
      column: purpose.column ?? undefined,
      values: Object.fromEntries(purpose.values.map(({ text, purpose: value }) => [text, value])),
      rentWords: purpose.rent_words,
      default: purpose.default ?? undefined,
    },
    // A mapping that an earlier version stored has none of these.
    typeDefault: mapping.type_default ?? undefined,
    typeGroup: mapping.type_group ?? undefined,
    priceKind: mapping.price_kind ?? undefined,
    date: mapping.date ?? undefined,
    sizeUnit: mapping.size_unit ?? undefined,
    cityNames: Object.fromEntries((mapping.city_names ?? []).map(({ text, name }) => [text, name])),
    types: Object.fromEntries(mapping.types.map(({ text, subtype }) => [text, subtype])),
    marla: mapping.marla,
    cities: Object.fromEntries(
      mapping.cities.map(({ name, lat, long, marla }) => [name, { lat, long, marla: marla ?? undefined }]),
    ),
    bounds: {
      salePrice: bounds.sale_price,
      rentPrice: bounds.rent_price,
      sqft: bounds.sqft,
      rooms: bounds.rooms,
    },
  })
}
