import * as shared from './shared.ts'
import type { Phrase } from './tell.ts'
import {
  a,
  aged,
  count,
  inPlace,
  inWords,
  list,
  nearby,
  sized,
  sizeOf,
  storeyed,
  upperFirst,
} from './wording.ts'

const opening: readonly Phrase[] = [
  ({ facts, first }) =>
    first('size') &&
    first('street') &&
    `${upperFirst(a(`${facts.age === 0 ? 'newly built ' : ''}${sized(facts)} house`))} on a ${facts.street}-ft street ${inPlace(facts)}.`,
  ({ facts, first }) =>
    first('size') &&
    first('beds') &&
    `${upperFirst(count(facts.beds, 'bedroom'))} on ${sizeOf(facts)}, ${storeyed(facts)}, ${aged(facts)}.`,
  ({ facts, first, random }) =>
    facts.age >= 3 &&
    first('age') &&
    first('size') &&
    `A ${storeyed(facts)} house on ${sizeOf(facts)}, built ${inWords(facts.age)} years ago and ${random.pick(['kept with care', 'looked after since', 'still in the first owner’s hands', 'in good repair'])}.`,
  ({ facts, random }) =>
    facts.purpose === 'sale' &&
    facts.age >= 2 &&
    facts.age <= 12 &&
    random.pick([
      'The owner built it for his own family, and it shows.',
      'Built by an engineer for himself, not for the market.',
      'Self-built, with good steel and no shortcuts.',
    ]),
  ({ facts, random }) =>
    facts.age === 0 &&
    random.pick([
      'Just finished; nobody has lived in it yet.',
      'Fresh from the builder, down to the last switch.',
      'Newly built and ready for the key.',
      'Completed this year to a careful plan.',
    ]),
  ({ facts, tells }) => tells('Corner') && `A corner house with light from two sides, ${storeyed(facts)}.`,
  ({ facts, tells }) =>
    tells('Park facing') && `${upperFirst(a(storeyed(facts)))} house that looks straight onto the park.`,
  ({ facts, tells, first }) =>
    tells('Basement') &&
    first('size') &&
    `A full basement below, ${facts.storeys === 1 ? 'one floor' : `${inWords(facts.storeys)} floors`} above, on ${sizeOf(facts)}.`,
  ({ facts, first }) =>
    facts.storeys === 2 &&
    first('beds') &&
    first('layout') &&
    `${upperFirst(count(facts.beds, 'bedroom'))} over two floors, with a lounge on each.`,
  ({ facts, first }) =>
    first('size') && `A straightforward ${storeyed(facts)} family home on ${sizeOf(facts)}.`,
  ({ facts, first, random }) =>
    first('size') &&
    `${upperFirst(random.pick(['a practical', 'a bright', 'a well-planned', 'a solid']))} ${sized(facts)} house ${inPlace(facts)}.`,
  ({ facts, tells }) =>
    facts.storeys > 1 &&
    tells('Hill view') &&
    'The hills stand behind the house, and the upper rooms look at them.',
  (t) => {
    const near = nearby(t)
    return (
      near && t.first('size') && `${upperFirst(sizeOf(t.facts))}, ${storeyed(t.facts)}, close to ${near}.`
    )
  },
  ({ facts, first }) =>
    facts.purpose === 'rent' &&
    first('size') &&
    `The whole house on ${sizeOf(facts)}, ${facts.age === 0 ? 'new and' : 'freshly painted and'} ready to move in.`,
]

const layout: readonly Phrase[] = [
  ({ facts, first }) =>
    first('beds') &&
    (facts.baths ?? 0) >= (facts.beds ?? 0) &&
    `${upperFirst(count(facts.beds, 'bedroom'))}, each with its own bath${(facts.baths ?? 0) > (facts.beds ?? 0) ? ', and a powder room for guests' : ''}.`,
  ({ facts, first, tells }) =>
    first('beds') &&
    tells('Drawing room') &&
    `${upperFirst(count(facts.beds, 'bedroom'))}, ${count(facts.baths, 'bath')}, a drawing room with its own door and a family lounge.`,
  ({ facts, first, tells }) =>
    facts.storeys === 2 &&
    first('layout') &&
    tells('Second kitchen') &&
    'A kitchen on each floor, so that two families live under one roof and apart.',
  ({ facts, first }) =>
    (facts.beds ?? 0) >= 4 &&
    facts.storeys === 2 &&
    first('beds') &&
    `${upperFirst(inWords((facts.beds ?? 0) - 2))} bedrooms upstairs and two down, with ${count(facts.baths, 'bath')} in all.`,
  ({ first, tells, random }) =>
    first('layout') &&
    tells('Study') &&
    `A study ${random.pick(['by the entrance', 'behind the stair', 'beside the lounge'])} for those who work at home.`,
  ({ facts, first, has, tells }) => {
    const rooms = [
      has('Drawing room') && tells('Drawing room') && 'a drawing room',
      'a dining area',
      'a TV lounge',
      tells('Store room') && 'a store',
    ]
    return (
      first('layout') &&
      `${upperFirst(list(rooms.filter((room) => typeof room === 'string')))} ${facts.storeys === 1 ? 'complete the house' : 'make up the ground floor'}.`
    )
  },
  ({ facts, first, tells }) =>
    tells('Servant quarter') &&
    first('layout') &&
    `The servant quarter has ${facts.storeys > 1 ? 'its own stair and bath' : 'its own bath'}.`,
  ({ facts, first }) =>
    first('beds') &&
    `${upperFirst(count(facts.beds, 'bedroom'))} and ${count(facts.baths, 'bath')}, all with windows to the open side.`,
  ({ facts, first, tells }) =>
    tells('Basement') &&
    first('layout') &&
    `The basement holds a hall and a bath${facts.sqft > 4000 ? ', with room for a home theatre' : ''}.`,
]

const finish: readonly Phrase[] = [
  ({ facts, random }) =>
    facts.age <= 3 &&
    `${random.pick(['Solid ash doors', 'Diyar wood doors', 'Solid wood doors'])}, ${random.pick(['imported fittings', 'good local fittings', 'German fittings'])} and ${random.pick(['large-format tiles', 'Spanish tiles', 'marble on the ground floor', 'a fitted kitchen'])}.`,
  ({ facts, random }) =>
    facts.age <= 6 &&
    `${random.pick(['Tiled', 'Marble', 'Porcelain'])} floors throughout and ${random.pick(['a fitted kitchen with hob and hood', 'wardrobes in every bedroom', 'false ceilings in the living rooms'])}.`,
  ({ facts, random }) =>
    facts.age >= 5 &&
    `${random.pick(['Repainted last winter', 'The kitchen and baths were redone', 'New wiring and fresh paint', 'The roof was treated again last year'])}; ${random.pick(['nothing to repair', 'the structure is sound', 'you can move in as it is'])}.`,
  ({ facts }) => facts.age >= 8 && 'An older plan with high ceilings and thick walls, cool in summer.',
  () => 'A-grade brick, a proper damp course, and water tanks above and below.',
  ({ random }) =>
    `${random.pick(['Double-glazed windows', 'Aluminium windows with nets', 'Large windows'])} and cross ventilation in every room.`,
  ({ facts }) =>
    facts.sqft > 4000 &&
    facts.age <= 4 &&
    'A double-height lounge, wooden floors upstairs and concealed lighting.',
  ({ random }) =>
    `Finish is ${random.pick(['plain and good', 'neat throughout', 'above the street’s average', 'simple, in calm colours'])}.`,
]

const outside: readonly Phrase[] = [
  ({ facts, tells }) =>
    tells('Car porch') &&
    `A porch for ${facts.sqft > 4000 ? 'three cars' : facts.sqft > 2000 ? 'two cars' : 'one car'}.`,
  ({ facts, tells, has }) =>
    has('Lawn') &&
    tells('Lawn') &&
    tells('Car porch') &&
    `${facts.sqft > 4000 ? 'A wide' : 'A small'} lawn in front, and a porch for ${facts.sqft > 4000 ? 'three cars' : 'two cars'}.`,
  ({ tells }) => tells('Lawn') && 'The lawn gets sun until the afternoon.',
  ({ tells, random }) =>
    tells('Terrace') &&
    `The terrace ${random.pick(['is where the evenings are spent', 'takes a table for eight', 'has an open view over the roofs'])}.`,
  ({ facts, first }) => first('street') && `The street is ${facts.street} ft wide and carpeted.`,
  ({ tells }) =>
    tells('Main boulevard') && 'It fronts the main boulevard, which suits an office at home as well.',
  ({ tells }) => tells('Gated community') && 'Guards at the gate day and night.',
  ({ tells }) => tells('Corner') && 'Being on a corner, it has an extra strip of green at the side.',
  ({ tells }) => tells('Park facing') && 'The park is across the street; children need not be driven.',
  ({ tells }) => tells('Security cameras') && 'Cameras cover the gate, the porch and the roof.',
  ({ tells, has }) =>
    has('Boundary wall') && tells('Boundary wall') && 'The boundary wall is high and finished on both sides.',
]

const services: readonly Phrase[] = [
  ({ tells, has }) => has('Gas') && tells('Gas') && 'Gas, water and electricity are all connected.',
  ({ tells, random }) =>
    tells('Solar panels') &&
    `A ${random.pick([5, 7, 10])} kW solar system with net metering keeps the bill small.`,
  ({ tells, has }) => has('Water bore') && tells('Water bore') && 'Its own bore gives sweet water all year.',
  ({ tells }) => tells('UPS wiring') && 'Wired for UPS, with a separate line to every fan and light.',
  ({ has, first }) =>
    !has('Gas') &&
    first('Gas') &&
    'No gas line yet; the kitchen runs on a cylinder, the geyser on electricity.',
  ({ has, tells }) =>
    has('Solar panels') &&
    has('Water bore') &&
    tells('Solar panels') &&
    tells('Water bore') &&
    'Solar panels on the roof and a bore in the garden: little to pay each month.',
]

const forTenants: readonly Phrase[] = [...shared.tenants, ...shared.rentTerms]
const topics = { opening, layout, finish, outside, services, place: shared.inTown, viewing: shared.viewing }

export const house = {
  sale: { ...topics, terms: shared.salePapers },
  rent: { ...topics, terms: forTenants },
}
