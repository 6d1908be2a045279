/** What a property is: purposes, types, statuses and units, as S3.3 and S3.4 name them. */
import { propertyTerms } from '#messages/common.ts'

export const purposes = ['sale', 'rent'] as const
export type Purpose = (typeof purposes)[number]

export const propertyTypes = ['residential', 'plot', 'commercial'] as const
export type PropertyType = (typeof propertyTypes)[number]

/** The type groups with their subtypes, in the specification's order. Values go over the wire, labels are shown. */
export const typeGroups = [
  group('residential', [
    'house',
    'apartment',
    'upper portion',
    'lower portion',
    'farm house',
    'room',
    'penthouse',
    'hotel suites',
    'basement',
    'annexe',
  ]),
  group('plot', [
    'residential plot',
    'commercial plot',
    'agricultural land',
    'industrial land',
    'plot file',
    'farmhouse plot',
  ]),
  group('commercial', ['office', 'shop', 'warehouse', 'factory', 'building', 'other']),
] as const

/** The choice that means no type filter. */
export const allTypes = {
  value: 'all',
  get label() {
    return propertyTerms.allTypes
  },
} as const

type TypeValue = keyof typeof propertyTerms.types

function group<const Value extends PropertyType, const Subtypes extends TypeValue>(
  value: Value,
  subtypes: readonly Subtypes[],
) {
  return {
    value,
    get label() {
      return typeLabel(value)
    },
    subtypes: subtypes.map((subtype) => ({
      value: subtype,
      get label() {
        return typeLabel(subtype)
      },
    })),
  }
}

export type Subtype = (typeof typeGroups)[number]['subtypes'][number]['value']

export const subtypes: readonly Subtype[] = typeGroups.flatMap((group) =>
  group.subtypes.map(({ value }) => value),
)

const typeBySubtype = new Map<string, PropertyType>(
  typeGroups.flatMap((group) => group.subtypes.map(({ value }) => [value, group.value] as const)),
)

/** The shown name of a type or subtype value; the value itself when it is unknown. */
export function typeLabel(value: string): string {
  const labels: Readonly<Record<string, string>> = propertyTerms.types
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value
}

/** The type group that a subtype belongs to. */
export function typeOf(subtype: Subtype): PropertyType {
  const type = typeBySubtype.get(subtype)
  if (!type) throw new RangeError(`Unknown subtype: ${subtype}`)
  return type
}

/** Whether properties of this subtype have bedrooms and bathrooms that a listing may leave out; the others have 0. */
export function hasRooms(subtype: Subtype): boolean {
  return typeOf(subtype) === 'residential'
}

const soldBySquareFoot: ReadonlySet<Subtype> = new Set([
  'apartment',
  'penthouse',
  'hotel suites',
  'room',
  'office',
  'shop',
])

/**
 * The unit in which people compare prices of a kind: land and houses by the marla, units in a building by the sq ft.
 */
export function pricedPer(subtype: Subtype): 'marla' | 'sqft' {
  return soldBySquareFoot.has(subtype) ? 'sqft' : 'marla'
}

/** A listing's life, see `status-transitions.ts` for the ways from one to another. */
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

/**
 * When a property can be taken over: a house of which only the shell is built is a grey structure; 'not
 * yet' is a plot that is not handed over, a file, or a flat whose construction has not begun.
 */
export const possessions = ['ready', 'grey structure', 'under construction', 'not yet'] as const
export type Possession = (typeof possessions)[number]

export const sizeUnits = ['sqft', 'sqyd', 'sqm', 'kanal', 'marla'] as const
export type SizeUnit = (typeof sizeUnits)[number]

/** Square feet in one marla, by the local custom a listing was measured in (D9). */
export const marlaBases = [225, 250, 272.25] as const
export type MarlaBasis = (typeof marlaBases)[number]
export const defaultMarlaBasis: MarlaBasis = 250
