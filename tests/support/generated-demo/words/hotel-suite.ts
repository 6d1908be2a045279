import * as shared from './shared.ts'
import type { Phrase } from './tell.ts'
import { a, floorOf, inPlace, list, nearby, sizeOf, upperFirst } from './wording.ts'

const opening: readonly Phrase[] = [
  ({ facts, first, random }) =>
    first('size') &&
    `A serviced suite of ${sizeOf(facts)} in ${random.pick(['a managed hotel', 'a hotel under one operator', 'a small hotel'])} ${inPlace(facts)}.`,
  ({ random }) =>
    `Bought for its income: the operator lets the suite and pays the owner ${random.pick(['monthly', 'every quarter'])}.`,
  ({ facts, first }) =>
    first('floor') &&
    first('size') &&
    `${upperFirst(sizeOf(facts))} on the ${floorOf(facts)}: bedroom, sitting room, pantry and bath.`,
  ({ facts, tells }) =>
    tells('Hill view') &&
    `A suite whose sitting room looks at the hills${facts.floor > 2 ? ', above the trees' : ''}.`,
  ({ tells }) => tells('Sea view') && 'The sea is in both windows.',
  (t) => {
    const near = nearby(t)
    return (
      near && t.first('size') && `${upperFirst(a(`hotel suite of ${sizeOf(t.facts)}`))}, close to ${near}.`
    )
  },
]

const income: readonly Phrase[] = [
  ({ random }) => `Owners may stay ${random.pick(['two', 'three', 'four'])} weeks a year.`,
  ({ facts, random }) =>
    facts.age > 0 &&
    `Last year it was let ${random.pick(['two nights out of three', 'on most weekends', 'from May to September without a gap'])}.`,
  () => 'Furniture, linen and housekeeping are the operator’s.',
  () => 'Income and costs are accounted for every month.',
]

const services: readonly Phrase[] = [
  ({ has, tells }) => {
    const offered = [
      has('Reception') && tells('Reception') && 'a reception',
      has('Gym') && tells('Gym') && 'a gym',
      has('Swimming pool') && tells('Swimming pool') && 'a pool',
      has('Rooftop garden') && tells('Rooftop garden') && 'a rooftop garden',
    ]
    const words = offered.filter((word) => typeof word === 'string')
    return words.length > 0 && `Guests have ${list(words)}.`
  },
  ({ tells }) => tells('Standby generator') && 'The hotel’s generator carries everything.',
  ({ tells }) => tells('Covered parking') && 'Parking is under cover.',
  ({ tells }) => tells('Lift') && 'Luggage goes up by lift.',
]

export const hotelSuite = {
  opening,
  income,
  services,
  place: shared.closeTo,
  terms: shared.salePapers,
  viewing: shared.viewing,
}
