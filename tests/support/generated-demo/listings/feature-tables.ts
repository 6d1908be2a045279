import type { Subtype } from '#contract/listings/property.ts'

/** The chance of every feature, by the kind of property it belongs to. The names are what visitors read. */
const home = {
  Electricity: 1,
  Gas: 0.82,
  'Car porch': 0.86,
  Lawn: 0.34,
  'Servant quarter': 0.34,
  'Store room': 0.4,
  'Drawing room': 0.66,
  Terrace: 0.5,
  'Second kitchen': 0.26,
  Study: 0.16,
  'Water bore': 0.36,
  'Solar panels': 0.24,
  'UPS wiring': 0.3,
  'Boundary wall': 0.3,
  'Gated community': 0.35,
  'Security cameras': 0.22,
  Corner: 0.13,
  'Park facing': 0.1,
  'Main boulevard': 0.06,
} as const

const portion = {
  Electricity: 1,
  Gas: 0.85,
  'Separate entrance': 0.72,
  'Separate meters': 0.6,
  Parking: 0.7,
  'Drawing room': 0.5,
  'Store room': 0.26,
  'UPS wiring': 0.28,
  'Water bore': 0.28,
  'Servant quarter': 0.14,
  Corner: 0.1,
  'Park facing': 0.09,
  Furnished: 0.08,
} as const

const flat = {
  Electricity: 1,
  Gas: 0.5,
  Lift: 0.86,
  'Standby generator': 0.66,
  'Covered parking': 0.66,
  'Security cameras': 0.5,
  Reception: 0.36,
  Balcony: 0.62,
  Gym: 0.2,
  'Swimming pool': 0.09,
  'Prayer room': 0.2,
  'Play area': 0.22,
  'Store room': 0.2,
  'Servant room': 0.12,
  'Rooftop garden': 0.14,
  Furnished: 0.14,
  'Semi-furnished': 0.1,
  Corner: 0.14,
  'Park facing': 0.08,
  'Main boulevard': 0.12,
} as const

const plot = {
  Possession: 0.72,
  Electricity: 0.62,
  Gas: 0.42,
  Water: 0.52,
  Sewerage: 0.5,
  'Carpeted street': 0.55,
  Level: 0.6,
  Corner: 0.16,
  'Park facing': 0.13,
  'Main boulevard': 0.12,
  'Boundary wall': 0.1,
} as const

const workplace = {
  Electricity: 1,
  Lift: 0.66,
  'Standby generator': 0.62,
  Parking: 0.6,
  'Fibre internet': 0.46,
  'Main road': 0.44,
  Kitchenette: 0.4,
  Reception: 0.28,
  'Security cameras': 0.48,
  'Central air-conditioning': 0.24,
  'Fire exit': 0.3,
  Furnished: 0.2,
  Corner: 0.16,
} as const

const yard = {
  Electricity: 1,
  'Three-phase power': 0.72,
  'Boundary wall': 0.62,
  'Main road': 0.5,
  'Guard room': 0.42,
  'Loading dock': 0.36,
  'Water bore': 0.4,
  'Site office': 0.46,
  Gas: 0.26,
  Corner: 0.12,
} as const

const farm = {
  Electricity: 1,
  'Boundary wall': 0.84,
  Lawn: 0.86,
  'Swimming pool': 0.44,
  'Servant quarter': 0.78,
  'Water bore': 0.8,
  'Solar panels': 0.44,
  'Fruit trees': 0.62,
  'Guard room': 0.5,
  Gas: 0.3,
  'Car porch': 0.7,
  Terrace: 0.5,
} as const

const land = {
  'Tube well': 0.56,
  'Canal water': 0.42,
  Electricity: 0.6,
  'Main road': 0.36,
  Level: 0.72,
  'Fruit trees': 0.2,
} as const

export const tables = { home, portion, flat, plot, workplace, yard, farm, land }
export type Family = keyof typeof tables
type NamesOf<Table> = Table extends Table ? keyof Table : never
export type Feature =
  | NamesOf<(typeof tables)[Family]>
  | 'Basement'
  | 'Sea view'
  | 'Hill view'
  | 'Glass front'
  | 'Mezzanine'
  | 'Tenant in place'

const families: Readonly<Record<Subtype, Family>> = {
  house: 'home',
  apartment: 'flat',
  'upper portion': 'portion',
  'lower portion': 'portion',
  'farm house': 'farm',
  room: 'portion',
  penthouse: 'flat',
  'hotel suites': 'flat',
  basement: 'portion',
  annexe: 'portion',
  'residential plot': 'plot',
  'commercial plot': 'plot',
  'agricultural land': 'land',
  'industrial land': 'yard',
  'plot file': 'plot',
  'farmhouse plot': 'land',
  office: 'workplace',
  shop: 'workplace',
  warehouse: 'yard',
  factory: 'yard',
  building: 'workplace',
  other: 'workplace',
}

export function familyOf(subtype: Subtype): Family {
  return families[subtype]
}
