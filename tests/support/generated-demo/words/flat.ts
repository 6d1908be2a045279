import * as shared from './shared.ts'
import type { Phrase } from './tell.ts'
import {
  a,
  count,
  floorOf,
  inPlace,
  inText,
  list,
  nearby,
  nounOf,
  sized,
  sizeOf,
  upperFirst,
} from './wording.ts'

const opening: readonly Phrase[] = [
  ({ facts, first }) =>
    facts.subtype === 'apartment' &&
    first('floor') &&
    first('size') &&
    `${upperFirst(sizeOf(facts))} on the ${floorOf(facts)} of ${a(`${inText(facts.storeys)}-storey block`)} ${inPlace(facts)}.`,
  ({ facts, first }) =>
    facts.subtype === 'apartment' &&
    first('beds') &&
    first('floor') &&
    `${upperFirst(a(`${inText(facts.beds ?? 0)}-bedroom apartment`))} on the ${floorOf(facts)}.`,
  ({ facts, first }) =>
    facts.subtype === 'penthouse' &&
    first('beds') &&
    `The whole top floor: ${count(facts.beds, 'bedroom')}, wide windows and a roof of its own.`,
  ({ facts, first }) =>
    facts.subtype === 'penthouse' &&
    first('size') &&
    `A penthouse of ${sizeOf(facts)}, ${inText(facts.storeys)} floors above the street.`,
  ({ facts, tells, first }) =>
    tells('Furnished') &&
    first('beds') &&
    `Furnished and ready, with ${count(facts.beds, 'bedroom')}: linen, kitchen and internet included.`,
  ({ facts, tells }) =>
    tells('Semi-furnished') &&
    `${upperFirst(nounOf(facts))} with air conditioners, curtains and kitchen appliances in place.`,
  ({ tells, facts, first }) =>
    tells('Sea view') &&
    first('floor') &&
    `The sea fills the windows from the ${facts.subtype === 'penthouse' ? 'top floor' : floorOf(facts)}.`,
  ({ tells, random }) =>
    tells('Hill view') &&
    `Wake up to the hills: ${random.pick(['the bedrooms face them', 'the lounge looks straight at them', 'every window on the long side looks at them'])}.`,
  ({ facts, first, random }) =>
    facts.age === 0 &&
    facts.subtype === 'apartment' &&
    first('size') &&
    `${random.pick(['New, never lived in', 'Just handed over by the builder', 'Brand-new'])}: ${sizeOf(facts)} with ${count(facts.beds, 'bedroom')}.`,
  ({ facts, first, random }) =>
    first('beds') &&
    `${upperFirst(count(facts.beds, 'bedroom'))}, ${random.pick(['a lounge with dining space', 'a lounge that opens to the kitchen', 'a proper drawing room'])} and ${count(facts.baths, 'bath')}.`,
  ({ facts, first, random }) =>
    facts.subtype === 'apartment' &&
    first('beds') &&
    first('floor') &&
    `${upperFirst(count(facts.beds, 'bedroom'))} on the ${floorOf(facts)}, ${random.pick(['with light from the east', 'with windows on the quiet side', 'with a breeze through the lounge', 'away from the stair'])}.`,
  ({ facts, first, random }) =>
    facts.subtype === 'apartment' &&
    facts.sqft < 900 &&
    first('size') &&
    `${random.pick(['Compact and easy to keep', 'Small, bright and sensible', 'Just enough for one or two'])}: ${sizeOf(facts)}.`,
  ({ facts, first }) =>
    (facts.beds ?? 0) >= 3 &&
    first('size') &&
    first('beds') &&
    `Room for a family: ${sizeOf(facts)} and ${count(facts.beds, 'bedroom')}.`,
  ({ facts, first }) =>
    facts.purpose === 'sale' &&
    facts.subtype === 'apartment' &&
    (facts.beds ?? 0) <= 2 &&
    first('size') &&
    `A first home or a safe let, ${sizeOf(facts)} in all.`,
  ({ facts, first }) =>
    facts.subtype === 'apartment' &&
    first('floor') &&
    first('beds') &&
    `${upperFirst(floorOf(facts))}, ${count(facts.beds, 'bedroom')}, ${count(facts.baths, 'bath')}.`,
  ({ facts, first, random }) =>
    facts.purpose === 'rent' &&
    facts.subtype === 'apartment' &&
    first('beds') &&
    `${random.pick(['Ready to move in', 'Clean and empty', 'Keys on the table'])}: ${a(`${nounOf(facts)} of ${count(facts.beds, 'bedroom')}`)} ${inPlace(facts)}.`,
  ({ facts, first, random }) =>
    facts.subtype === 'apartment' &&
    facts.age >= 4 &&
    first('beds') &&
    `${upperFirst(a(`${random.pick(['well-kept', 'solid', 'quiet', 'sunny'])} apartment`))} with ${count(facts.beds, 'bedroom')} ${inPlace(facts)}.`,
  (t) => {
    const near = nearby(t)
    return near && t.first('size') && `${upperFirst(a(`${sized(t.facts)} ${nounOf(t.facts)}`))} near ${near}.`
  },
  ({ facts, tells }) => tells('Corner') && `A corner ${nounOf(facts)}, so air moves through it on two sides.`,
  ({ facts, first }) =>
    facts.project !== null &&
    first('project') &&
    `${upperFirst(a(nounOf(facts)))} in ${facts.project}, bought direct from the developer’s stock.`,
]

const layout: readonly Phrase[] = [
  ({ first, random }) =>
    first('plan') &&
    random.pick([
      'The kitchen has a window and a place for the washing machine.',
      'Bedrooms lie on the quiet side.',
      'The lounge takes a dining table for six.',
      'The main bedroom has a dressing corner.',
      'No wasted corners, and cupboards where you want them.',
      'Ceilings are high for an apartment.',
    ]),
  ({ facts, first }) => (facts.beds ?? 0) >= 3 && first('plan') && 'The plan keeps guests and family apart.',
  ({ facts, first }) =>
    facts.beds === facts.baths &&
    (facts.beds ?? 0) > 1 &&
    first('beds') &&
    `${upperFirst(count(facts.beds, 'bedroom'))}, every one with a bath.`,
  ({ facts, first }) =>
    facts.beds === 1 && first('beds') && 'One bedroom, a lounge and a kitchen that can be closed off.',
  ({ facts, first, random }) =>
    first('size') &&
    `${upperFirst(sizeOf(facts))} ${random.pick(['covered', 'gross', 'by the sale deed'])}, with little lost to passages.`,
  ({ tells, random }) =>
    tells('Balcony') &&
    `The balcony ${random.pick(['takes two chairs and the morning sun', 'runs along the lounge', 'opens from the main bedroom'])}.`,
  ({ tells }) => tells('Servant room') && 'The servant room has its own door and bath.',
  ({ tells }) => tells('Store room') && 'There is a store, which few apartments have.',
  ({ facts, first, random, has }) =>
    !has('Furnished') &&
    !has('Semi-furnished') &&
    first('finish') &&
    `${random.pick(['Tiled floors', 'Porcelain floors', 'Wood-look tiles'])}, ${random.pick(['fitted wardrobes', 'a fitted kitchen', 'good sanitary fittings'])} and ${facts.age <= 3 ? 'fresh paint' : 'sound joinery'}.`,
  ({ facts, first }) =>
    facts.age >= 6 &&
    first('finish') &&
    `The block is ${inText(facts.age)} years old and its committee keeps it well.`,
]

const services: readonly Phrase[] = [
  ({ first, random }) =>
    first('upkeep') &&
    random.pick([
      'Water runs all day from the building’s own tank.',
      'The stairs are swept every morning, and it shows.',
      'A watchman sits at the gate through the night.',
      'Neighbours are families and a few doctors.',
      'The entrance was done up this year.',
    ]),
  ({ has, tells }) =>
    has('Lift') &&
    has('Standby generator') &&
    tells('Lift') &&
    tells('Standby generator') &&
    'Lift and common areas run on the standby generator.',
  ({ has, tells }) => !has('Standby generator') && tells('Lift') && 'There is a lift, serviced on contract.',
  ({ facts, has, first }) =>
    !has('Lift') &&
    facts.floor > 0 &&
    first('Lift') &&
    `No lift${facts.floor <= 2 ? ', but the stair is easy' : '; the price allows for it'}.`,
  ({ tells }) => tells('Covered parking') && 'One covered parking space comes with it.',
  ({ tells }) => tells('Security cameras') && 'Guards and cameras at every entrance.',
  ({ tells, has }) => {
    const shared = [
      has('Gym') && tells('Gym') && 'a gym',
      has('Swimming pool') && tells('Swimming pool') && 'a pool',
      has('Play area') && tells('Play area') && 'a play area',
      has('Prayer room') && tells('Prayer room') && 'a prayer room',
      has('Rooftop garden') && tells('Rooftop garden') && 'a rooftop garden',
    ]
    const words = shared.filter((word) => typeof word === 'string')
    return words.length > 0 && `Residents share ${list(words)}.`
  },
  ({ has, tells }) => has('Gas') && tells('Gas') && 'Piped gas is connected.',
  ({ has, first }) => !has('Gas') && first('Gas') && 'The kitchen is electric; there is no piped gas.',
  ({ tells }) => tells('Reception') && 'The desk downstairs takes parcels and knows who comes and goes.',
  ({ random, first }) =>
    first('charges') &&
    `Maintenance is ${random.pick(['4,500', '6,000', '7,500', '9,000', '12,000'])} rupees a month.`,
]

const topics = { opening, layout, services, place: shared.inTown, viewing: shared.viewing }
const papers: readonly Phrase[] = [
  ...shared.salePapers,
  ({ facts }) => facts.project !== null && 'Instalments as in the project’s payment plan.',
  ({ random }) =>
    `A bank will finance it; ${random.pick(['we have done two in this block', 'ask us for the numbers', 'the papers allow it'])}.`,
]

export const flat = {
  sale: { ...topics, terms: papers },
  rent: { ...topics, terms: [...shared.tenants, ...shared.rentTerms] },
}
