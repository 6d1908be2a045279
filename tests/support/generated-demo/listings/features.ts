import type { Purpose, Subtype } from '#contract/listings/property.ts'
import type { Place } from '../places/plan.ts'
import type { Random } from '../random.ts'
import { type Family, type Feature, familyOf, tables } from './feature-tables.ts'

interface About {
  subtype: Subtype
  purpose: Purpose
  place: Place
  sqft: number
  floor: number
  storeys: number
}

/** Draws what a property has, so that nothing in it contradicts the rest. */
export function drawFeatures(about: About, random: Random): Set<Feature> {
  // A file is a claim to a plot that is not yet on the ground.
  if (about.subtype === 'plot file') return new Set()
  const table = tables[familyOf(about.subtype)]
  const features = new Set<Feature>()
  for (const [name, chance] of entriesOf(table)) if (random.chance(chance)) features.add(name)
  addSpecials(features, about, random)
  for (const [name, isWrong] of wrongWhen) if (isWrong(about, features)) features.delete(name)
  return features
}

// Object.entries forgets the names of the keys; a table has no others.
function entriesOf(table: (typeof tables)[Family]): [Feature, number][] {
  return Object.entries(table) as [Feature, number][]
}

const coast = new Set(['DHA Phase 8', 'Clifton Block 2', 'Clifton Block 4', 'Bath Island'])
const hillSide = new Set([
  'E-11',
  'E-11/2',
  'F-11',
  'D-12',
  'Bahria Enclave',
  'F-6',
  'F-7',
  'Bani Gala',
  'Nathia Gali',
  'Khaira Gali',
  'Thandiani Road',
  'Jinnahabad',
  'Mandian',
])

/** What every plot has in an area that was developed long ago. */
const established: readonly Feature[] = ['Possession', 'Electricity', 'Water', 'Sewerage', 'Carpeted street']

function addSpecials(
  features: Set<Feature>,
  { subtype, purpose, place, sqft, floor, storeys }: About,
  random: Random,
) {
  const family = familyOf(subtype)
  // Nobody climbs five floors.
  if (storeys > 4 && (family === 'flat' || family === 'workplace')) features.add('Lift')
  if (subtype === 'house' && sqft > 1700 && random.chance(0.16)) features.add('Basement')
  if (
    family === 'flat' &&
    floor >= 4 &&
    coast.has(place.name) &&
    place.city === 'Karachi' &&
    random.chance(0.6)
  )
    features.add('Sea view')
  const seesHills = family === 'flat' ? floor >= 2 : family === 'home' || family === 'farm'
  if (seesHills && hillSide.has(place.name) && random.chance(0.45)) features.add('Hill view')
  if (subtype === 'shop' && random.chance(0.4)) features.add('Glass front')
  if (subtype === 'shop' && sqft > 260 && random.chance(0.22)) features.add('Mezzanine')
  const letsWell = ['office', 'shop', 'building', 'warehouse'].includes(subtype)
  if (family === 'plot' && place.mix !== 'growing') for (const name of established) features.add(name)
  if (purpose === 'sale' && letsWell && random.chance(0.28)) features.add('Tenant in place')
}

const oneOnly = (winner: Feature) => (_: About, features: Set<Feature>) => features.has(winner)

/** Which feature falls away when; judged from first to last. */
const wrongWhen: readonly [Feature, (about: About, features: Set<Feature>) => boolean][] = [
  ['Park facing', oneOnly('Corner')],
  ['Main boulevard', oneOnly('Park facing')],
  ['Semi-furnished', oneOnly('Furnished')],
  ['Lift', ({ subtype, floor }) => subtype === 'shop' && floor === 0],
  ['Lift', ({ subtype, floor, storeys }) => floor === 0 && storeys < 5 && subtype !== 'building'],
  ['Servant quarter', ({ subtype, sqft }) => subtype !== 'farm house' && sqft < 2200],
  ['Lawn', ({ subtype, sqft }) => subtype === 'house' && sqft < 2000],
  ['Second kitchen', ({ sqft }) => sqft < 1500],
  ['Study', ({ sqft }) => sqft < 2400],
  ['Car porch', ({ subtype, sqft }) => subtype === 'house' && sqft < 900],
  ['Servant room', ({ sqft }) => sqft < 1600],
  [
    'Furnished',
    ({ subtype, purpose }) =>
      ['building', 'shop'].includes(subtype) || (purpose === 'sale' && subtype.endsWith('portion')),
  ],
  ['Balcony', ({ floor }) => floor === 0],
  ['Kitchenette', ({ subtype }) => subtype === 'shop' || subtype === 'building'],
  ['Reception', ({ subtype }) => subtype === 'shop'],
  ['Drawing room', ({ subtype }) => subtype === 'room' || subtype === 'basement' || subtype === 'annexe'],
  ['Store room', ({ subtype }) => subtype === 'room'],
  ['Separate meters', ({ subtype }) => subtype === 'room'],
  ['Possession', ({ place }, features) => place.mix === 'growing' && !features.has('Electricity')],
  ['Boundary wall', ({ subtype }, features) => subtype.endsWith('plot') && !features.has('Possession')],
  ['Gas', ({ place }) => place.name === 'Thandiani Road'],
]
