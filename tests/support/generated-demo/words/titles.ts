import type { Feature } from '../listings/feature-tables.ts'
import type { Phrase, Teller } from './tell.ts'
import { heads } from './title-heads.ts'
import { floorOf, list, upperFirst } from './wording.ts'

/** A headline in sentence case, without a full stop: a head, at most two things it comes with, an aside. */
export const title: Phrase = (t) => {
  const head = upperFirst(t.random.pick(heads(t)))
  const comesWith = t.random.chance(0.62) ? list(drawn(t, assets, t.random.int(1, 2))) : ''
  const aside = t.random.chance(comesWith ? 0.4 : 0.97) ? t.random.shuffle(asides(t, head))[0] : undefined
  const words = [comesWith && !/,| with /.test(head) ? `${head} with ${comesWith}` : head, aside]
  return words.filter(Boolean).join(', ')
}

const assets: Partial<Record<Feature, string>> = {
  Basement: 'basement',
  Lawn: 'lawn',
  'Servant quarter': 'servant quarter',
  'Servant room': 'servant room',
  'Solar panels': 'solar panels',
  'Second kitchen': 'two kitchens',
  Study: 'study',
  'Swimming pool': 'pool',
  Terrace: 'terrace',
  'Water bore': 'its own bore',
  'Covered parking': 'covered parking',
  Parking: 'parking',
  Lift: 'lift',
  'Standby generator': 'back-up power',
  Balcony: 'balcony',
  Gym: 'gym',
  'Rooftop garden': 'rooftop garden',
  'Separate entrance': 'separate entrance',
  'Separate meters': 'separate meters',
  'Fruit trees': 'fruit trees',
  'Glass front': 'glass front',
  Mezzanine: 'mezzanine',
  'Loading dock': 'loading dock',
  'Three-phase power': 'three-phase power',
  'Guard room': 'guard room',
  'Fibre internet': 'fibre internet',
  Reception: 'reception',
  Kitchenette: 'kitchenette',
  'Tube well': 'tube well',
  'Canal water': 'canal water',
  'Site office': 'site office',
}

const remarks: Partial<Record<Feature, string>> = {
  Corner: 'corner',
  'Park facing': 'park facing',
  'Main boulevard': 'on the main boulevard',
  'Main road': 'on the main road',
  'Sea view': 'sea view',
  'Hill view': 'hill view',
  Furnished: 'furnished',
  'Semi-furnished': 'semi-furnished',
  Possession: 'possession',
  'Tenant in place': 'tenant in place',
  'Gated community': 'gated street',
  Level: 'level',
}

function drawn({ facts, random }: Teller, table: Partial<Record<Feature, string>>, most: number): string[] {
  const words = [...facts.features].map((feature) => table[feature]).filter((word) => word !== undefined)
  return random.shuffle(words).slice(0, most)
}

function asides(t: Teller, head: string): string[] {
  const { facts, random } = t
  const near = facts.place.near.length > 0 ? [`near ${random.pick(facts.place.near)}`] : []
  const street =
    ['home', 'plot'].includes(facts.family) && facts.subtype !== 'plot file'
      ? [`${facts.street}-ft street`]
      : []
  const floor = facts.family === 'flat' || facts.subtype === 'office' ? [floorOf(facts)] : []
  const beds = facts.subtype === 'house' && !head.includes('-bed') ? [`${facts.beds} bedrooms`] : []
  const rest = [...drawn(t, remarks, 3), ...drawn(t, remarks, 3), ...near, ...street, ...floor, ...beds]
  return rest.filter((aside) => !repeats(head, aside))
}

/** Whether the aside says what the head has said already. */
function repeats(head: string, aside: string): boolean {
  const words = head.toLowerCase()
  return aside.split(' ').some((word) => word.length > 3 && words.includes(word.replace(/s$/, '')))
}
