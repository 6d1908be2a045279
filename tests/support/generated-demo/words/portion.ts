import * as shared from './shared.ts'
import type { Phrase } from './tell.ts'
import { a, count, inPlace, inText, nearby, nounOf, sized, sizeOf, upperFirst } from './wording.ts'

const opening: readonly Phrase[] = [
  ({ facts, first }) =>
    facts.subtype !== 'room' &&
    first('beds') &&
    `${upperFirst(a(`${nounOf(facts)} of ${count(facts.beds, 'bedroom')}`))} ${inPlace(facts)}.`,
  ({ facts, first }) =>
    facts.subtype === 'upper portion' &&
    first('size') &&
    `The upper floor of ${a(`${sized(facts)} house`)}, with its own stair.`,
  ({ facts, first }) =>
    facts.subtype === 'lower portion' &&
    first('size') &&
    `The ground floor of a house on ${sizeOf(facts)}; the owner lives upstairs.`,
  ({ facts, first, random }) =>
    facts.subtype.endsWith('portion') &&
    first('beds') &&
    first('baths') &&
    `${upperFirst(count(facts.beds, 'bedroom'))}, ${count(facts.baths, 'bath')}, a lounge and ${random.pick(['a good kitchen', 'an open kitchen', 'a kitchen with cabinets'])}${facts.subtype === 'upper portion' ? ' on the first floor' : ' at street level'}.`,
  ({ facts, first }) =>
    facts.subtype === 'basement' &&
    first('beds') &&
    `${upperFirst(count(facts.beds, 'bedroom'))} below street level, dry and well aired, with a lounge in the middle.`,
  ({ facts, first }) =>
    facts.subtype === 'basement' &&
    first('size') &&
    `A full basement of ${sizeOf(facts)}, with light from a sunken court.`,
  ({ facts, first }) =>
    facts.subtype === 'annexe' &&
    first('beds') &&
    `A detached annexe with ${count(facts.beds, 'bedroom')}, a small kitchen and its own gate.`,
  ({ facts, first }) =>
    facts.subtype === 'annexe' &&
    first('size') &&
    `An annexe of ${sizeOf(facts)} behind the main house, quiet and private.`,
  ({ facts, first }) =>
    facts.subtype === 'room' && first('size') && `One room of ${sizeOf(facts)} with its own bath.`,
  ({ facts, random }) =>
    facts.subtype === 'room' &&
    `A ${random.pick(['quiet', 'clean', 'sunny'])} room with attached bath, for ${random.pick(['a student', 'a working person', 'someone from out of town'])}.`,
  ({ facts, tells }) =>
    tells('Furnished') &&
    `Furnished ${facts.subtype === 'room' ? 'with bed, table and wardrobe' : 'down to the curtains'}: bring a suitcase.`,
  ({ facts, tells }) =>
    facts.subtype !== 'room' &&
    tells('Separate entrance') &&
    `${upperFirst(a(nounOf(facts)))} with an entrance of its own, apart from the owner’s.`,
  ({ facts, first, random }) =>
    facts.subtype.endsWith('portion') &&
    first('beds') &&
    `${upperFirst(count(facts.beds, 'bedroom'))} and a lounge, ${random.pick(['bright through the day', 'in a quiet house', 'with a view of the street', 'freshly painted'])}.`,
  ({ facts, first }) =>
    facts.subtype.endsWith('portion') &&
    first('size') &&
    first('beds') &&
    `${upperFirst(a(nounOf(facts)))} on ${sizeOf(facts)}: ${count(facts.beds, 'bedroom')}, ${count(facts.baths, 'bath')}.`,
  ({ facts, random }) =>
    facts.purpose === 'rent' &&
    facts.subtype.endsWith('portion') &&
    random.pick([
      'For a family that wants a house without the price of one.',
      'A calm house with one other family in it.',
    ]),
  (t) => {
    const near = nearby(t)
    return near && `${upperFirst(a(nounOf(t.facts)))} close to ${near}.`
  },
]

const layout: readonly Phrase[] = [
  ({ facts, first, random }) =>
    facts.subtype !== 'room' &&
    facts.subtype !== 'basement' &&
    first('plan') &&
    random.pick([
      'The kitchen is closed and has a window.',
      'The lounge takes a sofa set and a dining table.',
      'Rooms are of a good size, with windows on two sides.',
      'The bedrooms are at the back, away from the street.',
    ]),
  ({ facts, first }) =>
    (facts.beds ?? 0) > 1 &&
    first('beds') &&
    first('baths') &&
    `${upperFirst(count(facts.beds, 'bedroom'))} and ${count(facts.baths, 'bath')}, with cupboards in ${facts.beds === 2 ? 'both' : `all ${inText(facts.beds ?? 0)}`}.`,
  ({ tells, first }) =>
    tells('Drawing room') && first('layout') && 'Drawing and dining room apart from the family lounge.',
  ({ tells, first }) =>
    tells('Servant quarter') && first('layout') && 'A servant quarter on the roof goes with it.',
  ({ tells, first }) =>
    tells('Store room') && first('layout') && 'The store takes what the cupboards do not.',
  ({ facts, first }) =>
    facts.subtype === 'upper portion' && first('layout') && 'The roof and the front terrace are yours alone.',
  ({ facts, first }) =>
    facts.subtype === 'lower portion' && first('layout') && 'A small front court belongs to it.',
  ({ facts, first, has }) =>
    facts.subtype !== 'room' &&
    !has('Furnished') &&
    first('finish') &&
    'Tiled floors, fitted wardrobes, geyser in every bath.',
  ({ facts, first }) =>
    facts.subtype === 'room' && first('layout') && 'Use of the kitchen and the washing machine is included.',
]

const services: readonly Phrase[] = [
  ({ first, random }) =>
    first('upkeep') &&
    random.pick([
      'Water is never short in this street.',
      'The house is guarded at night.',
      'Electricity trips are rare here.',
    ]),
  ({ tells }) =>
    tells('Separate meters') && 'Gas and electricity meters are separate, so the bills are yours and clear.',
  ({ tells }) => tells('Parking') && 'Parking for one car inside the gate.',
  ({ tells }) => tells('UPS wiring') && 'UPS wiring is in place.',
  ({ tells }) => tells('Water bore') && 'Water comes from the house’s own bore.',
  ({ has, tells }) => has('Gas') && tells('Gas') && 'Gas has good pressure even in winter.',
  ({ tells }) => tells('Separate entrance') && 'The entrance is separate.',
  ({ tells }) => tells('Corner') && 'The house stands on a corner, so there is light from two sides.',
  ({ tells }) => tells('Park facing') && 'It faces the park.',
  ({ has, first }) =>
    !has('Parking') && first('Parking') && 'Cars stand in the street, which is wide enough.',
  ({ has, first }) => !has('Gas') && first('Gas') && 'Cooking is on a cylinder; there is no gas line.',
]

const topics = { opening, layout, services, place: shared.inTown, viewing: shared.viewing }

export const portion = {
  sale: { ...topics, terms: shared.salePapers },
  rent: { ...topics, terms: [...shared.tenants, ...shared.rentTerms] },
}
