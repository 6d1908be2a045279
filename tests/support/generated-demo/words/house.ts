import { houseOpening } from './house-openings.ts'
import * as shared from './shared.ts'
import type { Phrase } from './tell.ts'
import { count, inText, list, upperFirst } from './wording.ts'

const layout: readonly Phrase[] = [
  ({ first, random }) =>
    first('main bedroom') &&
    random.pick([
      'The main bedroom has a dressing room.',
      'The main bedroom takes a king-size bed and a desk by the window.',
      'Even the smallest bedroom takes a double bed.',
    ]),
  ({ facts, first }) =>
    facts.storeys > 1 && first('layout') && 'One bedroom is on the ground floor, for parents or guests.',
  ({ tells, first }) =>
    tells('Drawing room') &&
    first('layout') &&
    'Kitchen and lounge are together; the drawing room is apart, with its own door.',
  ({ facts, first }) =>
    facts.storeys > 1 && first('layout') && 'The stair is at the side, so the upper floor could be let.',
  ({ tells }) => tells('Store room') && 'The store room is a real room, with a window.',
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
    `${upperFirst(inText((facts.beds ?? 0) - 2))} bedrooms upstairs and two down, with ${count(facts.baths, 'bath')} in all.`,
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
  ({ facts, first, random }) =>
    first('beds') &&
    `${upperFirst(count(facts.beds, 'bedroom'))} and ${count(facts.baths, 'bath')}, ${random.pick(['all with windows to the open side', 'none of them dark', 'well spread over the plan', 'with a lobby between them and the living rooms'])}.`,
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
  ({ has, first, random }) =>
    !has('Water bore') &&
    first('water') &&
    random.pick([
      'An underground tank holds water for a week.',
      'Water comes daily, and two tanks keep a reserve.',
      'The tanks, pump and geysers are in order.',
    ]),
  ({ first, random }) =>
    first('load') &&
    random.pick([
      'The sanctioned load carries three air conditioners.',
      'A three-phase meter is in place.',
      'Wiring is copper, with a breaker for each room.',
    ]),
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
const topics = {
  opening: houseOpening,
  layout,
  finish,
  outside,
  services,
  place: shared.inTown,
  viewing: shared.viewing,
}

export const house = {
  sale: { ...topics, terms: shared.salePapers },
  rent: { ...topics, terms: forTenants },
}
