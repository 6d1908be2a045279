/** Farm houses, land for them, and fields. */
import * as shared from './shared.ts'
import type { Phrase } from './tell.ts'
import { a, aged, count, inPlace, list, nearby, sized, sizeOf, storeyed, upperFirst } from './wording.ts'

const farmOpening: readonly Phrase[] = [
  ({ facts, first }) =>
    first('size') &&
    first('beds') &&
    `${upperFirst(a(`${storeyed(facts)} farm house`))} with ${count(facts.beds, 'bedroom')} on ${sizeOf(facts)}.`,
  ({ facts, first }) =>
    first('size') && `${upperFirst(sizeOf(facts))} ${inPlace(facts)}, green to the last corner.`,
  ({ tells, first, facts }) =>
    tells('Swimming pool') &&
    first('size') &&
    `${upperFirst(sizeOf(facts))} around a swimming pool, for weekends and weddings.`,
  ({ facts, first, random }) =>
    first('beds') &&
    `A house for the weekend, ${aged(facts)}: ${count(facts.beds, 'bedroom')}, ${random.pick(['a long veranda', 'a hall for thirty guests', 'a big kitchen'])} and silence.`,
  ({ tells }) => tells('Hill view') && 'Hills on one side, nothing but trees on the others.',
  ({ facts, tells, first }) =>
    tells('Fruit trees') &&
    first('trees') &&
    `${facts.place.city === 'Abbottabad' ? 'Apple, apricot and walnut' : 'Mango, citrus and guava'} were planted years ago and bear now.`,
]

const farmMiddle: readonly Phrase[] = [
  ({ tells, has }) => {
    const made = [
      has('Swimming pool') && tells('Swimming pool') && 'a filtered pool',
      has('Lawn') && tells('Lawn') && 'levelled lawns',
      has('Servant quarter') && tells('Servant quarter') && 'a quarter for the keeper',
    ]
    const words = made.filter((word) => typeof word === 'string')
    return words.length > 1 && `The grounds have ${list(words)}.`
  },
  ({ facts, first }) =>
    first('beds') &&
    `${upperFirst(count(facts.beds, 'bedroom'))} and ${count(facts.baths, 'bath')}, most of them onto the veranda.`,
  ({ tells }) =>
    tells('Servant quarter') && 'The keeper’s family lives in the quarter by the gate and would stay.',
  ({ tells }) => tells('Terrace') && 'The terrace takes a long table.',
  ({ tells, first }) => tells('Fruit trees') && first('trees') && 'Fruit trees line the drive.',
]

const farmServices: readonly Phrase[] = [
  ({ tells, has }) =>
    has('Water bore') &&
    has('Solar panels') &&
    tells('Solar panels') &&
    tells('Water bore') &&
    'The bore runs on solar power, so watering costs nothing.',
  ({ tells }) => tells('Water bore') && 'A deep bore gives sweet water.',
  ({ tells }) => tells('Boundary wall') && 'Walled all round, with one gate.',
  ({ tells }) => tells('Guard room') && 'A guard room stands at the entrance.',
  ({ tells }) => tells('Solar panels') && 'Solar panels carry the house through the day.',
  ({ tells, has }) => has('Gas') && tells('Gas') && 'Even gas has arrived here.',
]

const landOpening: readonly Phrase[] = [
  ({ facts, first }) =>
    facts.subtype === 'farmhouse plot' &&
    first('size') &&
    `${upperFirst(sizeOf(facts))} ${inPlace(facts)}, approved for a farm house.`,
  ({ facts, first, random }) =>
    facts.subtype === 'farmhouse plot' &&
    first('size') &&
    `A farmhouse plot of ${sizeOf(facts)}, ${random.pick(['with farms built on both sides', 'in a row that is half built', 'at the quiet end of the road'])}.`,
  ({ facts, first, random }) =>
    facts.subtype === 'agricultural land' &&
    first('size') &&
    `${upperFirst(sizeOf(facts))} of cultivated land, ${random.pick(['two crops a year', 'under wheat and fodder', 'one block without a path through it'])}.`,
  ({ facts, first }) =>
    facts.subtype === 'agricultural land' &&
    first('size') &&
    `${upperFirst(a(`${sized(facts)} block`))} of farm land ${inPlace(facts)}.`,
  ({ tells, facts, first }) =>
    tells('Main road') && first('size') && `${upperFirst(sizeOf(facts))} with a front on the main road.`,
]

const landMiddle: readonly Phrase[] = [
  ({ tells, has }) =>
    has('Tube well') &&
    has('Canal water') &&
    tells('Tube well') &&
    tells('Canal water') &&
    'Canal water on turn, and a tube well for the rest.',
  ({ tells }) => tells('Tube well') && 'A tube well is on the land.',
  ({ tells }) => tells('Canal water') && 'Canal water by the old rota.',
  ({ tells }) => tells('Level') && 'The land is level and in one piece.',
  ({ tells }) => tells('Electricity') && 'An electricity connection stands at the edge.',
  ({ tells }) => tells('Fruit trees') && 'Part of it is an orchard that bears.',
  ({ has, first }) =>
    !has('Electricity') && first('Electricity') && 'No electricity yet; the line passes at the road.',
  (t) => {
    const near = nearby(t)
    return near && `A short drive from ${near}.`
  },
]

const landTerms: readonly Phrase[] = [
  () => 'Fard, mutation and possession are all in one name.',
  () => 'The patwari’s record is clear; we have the fard of this month.',
  () => 'Sold whole, not in parts.',
  ({ facts }) => facts.sqft > 60_000 && 'Half of it may be bought alone.',
  () => 'Demarcation at the seller’s cost before transfer.',
  () => 'The owner lives abroad; his attorney signs.',
]

const farm = {
  opening: farmOpening,
  layout: farmMiddle,
  services: farmServices,
  place: shared.onTheRoad,
  viewing: shared.viewing,
}

export const farmHouse = {
  sale: { ...farm, terms: shared.salePapers },
  rent: { ...farm, terms: shared.rentTerms },
}
const land = {
  opening: landOpening,
  ground: landMiddle,
  more: landMiddle,
  terms: landTerms,
  viewing: shared.viewing.slice(3, 8),
}
export const openLand = { sale: land, rent: land }
