/** What a property is: purposes, types, statuses and units, as S3.3 and S3.4 name them. */

export const purposes = ['sale', 'rent'] as const
export type Purpose = (typeof purposes)[number]

export const propertyTypes = ['residential', 'plot', 'commercial'] as const
export type PropertyType = (typeof propertyTypes)[number]

/** The type groups with their subtypes, in the specification's order. Values go over the wire, labels are shown. */
export const typeGroups = [
  {
    value: 'residential',
    label: 'Residential',
    subtypes: [
      { value: 'house', label: 'House' },
      { value: 'apartment', label: 'Apartment' },
      { value: 'upper portion', label: 'Upper Portion' },
      { value: 'lower portion', label: 'Lower Portion' },
      { value: 'farm house', label: 'Farm House' },
      { value: 'room', label: 'Room' },
      { value: 'penthouse', label: 'Penthouse' },
      { value: 'hotel suites', label: 'Hotel Suites' },
      { value: 'basement', label: 'Basement' },
      { value: 'annexe', label: 'Annexe' },
    ],
  },
  {
    value: 'plot',
    label: 'Plots',
    subtypes: [
      { value: 'residential plot', label: 'Residential Plot' },
      { value: 'commercial plot', label: 'Commercial Plot' },
      { value: 'agricultural land', label: 'Agricultural Land' },
      { value: 'industrial land', label: 'Industrial Land' },
      { value: 'plot file', label: 'Plot File' },
      { value: 'farmhouse plot', label: 'Farmhouse Plot' },
    ],
  },
  {
    value: 'commercial',
    label: 'Commercial',
    subtypes: [
      { value: 'office', label: 'Office' },
      { value: 'shop', label: 'Shop' },
      { value: 'warehouse', label: 'Warehouse' },
      { value: 'factory', label: 'Factory' },
      { value: 'building', label: 'Building' },
      { value: 'other', label: 'Other' },
    ],
  },
] as const

/** The choice that means no type filter. */
export const allTypes = { value: 'all', label: 'All Types' } as const

export type Subtype = (typeof typeGroups)[number]['subtypes'][number]['value']

export const subtypes: readonly Subtype[] = typeGroups.flatMap((group) =>
  group.subtypes.map(({ value }) => value),
)

const labels = new Map<string, string>(
  typeGroups.flatMap((group) => [
    [group.value, group.label] as const,
    ...group.subtypes.map(({ value, label }) => [value, label] as const),
  ]),
)
const typeBySubtype = new Map<string, PropertyType>(
  typeGroups.flatMap((group) => group.subtypes.map(({ value }) => [value, group.value] as const)),
)

/** The shown name of a type or subtype value; the value itself when it is unknown. */
export function typeLabel(value: string): string {
  return labels.get(value) ?? value
}

/** The type group that a subtype belongs to. */
export function typeOf(subtype: Subtype): PropertyType {
  const type = typeBySubtype.get(subtype)
  if (!type) throw new RangeError(`Unknown subtype: ${subtype}`)
  return type
}

const soldBySquareFoot: ReadonlySet<Subtype> = new Set([
  'apartment',
  'penthouse',
  'hotel suites',
  'room',
  'office',
  'shop',
])

/** The unit in which people compare prices of a kind: land and houses by the marla, what lies in a building by the sq ft. */
export function pricedPer(subtype: Subtype): 'marla' | 'sqft' {
  return soldBySquareFoot.has(subtype) ? 'sqft' : 'marla'
}

/** A listing's life, see `listing-life.ts` for the ways from one to another. */
export const listingStatuses = [
  'draft',
  'review',
  'published',
  'under offer',
  'hold',
  'sold',
  'rented',
  'expired',
  'archived',
] as const
export type ListingStatus = (typeof listingStatuses)[number]

export const sizeUnits = ['sqft', 'sqyd', 'sqm', 'kanal', 'marla'] as const
export type SizeUnit = (typeof sizeUnits)[number]

/** Square feet in one marla, by the local custom a listing was measured in (D9). */
export const marlaBases = [225, 250, 272.25] as const
export type MarlaBasis = (typeof marlaBases)[number]
export const defaultMarlaBasis: MarlaBasis = 250
