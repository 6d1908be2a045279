/** Offices, shops, buildings and the odd kind. */
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
  storeyed,
  upperFirst,
} from './wording.ts'

const opening: readonly Phrase[] = [
  ({ facts, first }) =>
    facts.subtype === 'office' &&
    first('size') &&
    first('floor') &&
    `${upperFirst(sizeOf(facts))} of office on the ${floorOf(facts)} ${inPlace(facts)}.`,
  ({ facts, tells, first, random }) =>
    facts.subtype === 'office' &&
    tells('Furnished') &&
    first('fit-out') &&
    `Desks, partitions and cabling are in place; ${random.pick(['move in on Monday', 'bring your people', 'the last tenant took only his sign'])}.`,
  ({ facts, has, first, random }) =>
    facts.subtype === 'office' &&
    !has('Furnished') &&
    first('fit-out') &&
    `${random.pick(['An open hall', 'One open floor', 'A clear rectangle of space'])} with light from ${has('Corner') ? 'two sides' : 'the front'}, ready for your own layout.`,
  ({ facts, first }) =>
    facts.subtype === 'shop' &&
    first('size') &&
    first('front') &&
    `${upperFirst(a(`${floorOf(facts).replace(' ', '-')} shop`))} of ${sizeOf(facts)} with ${a(`${facts.front}-ft front`)}.`,
  ({ facts, tells, first }) =>
    facts.subtype === 'shop' &&
    tells('Mezzanine') &&
    first('size') &&
    `${upperFirst(sizeOf(facts))} on the floor, and a mezzanine above it.`,
  ({ facts, first, random }) =>
    facts.subtype === 'shop' &&
    first('trade') &&
    `Suits ${random.pick(['a pharmacy', 'a bakery', 'garments', 'a mobile dealer', 'a salon', 'groceries', 'a boutique', 'a travel agent'])}: people walk past on this side.`,
  ({ facts, first }) =>
    facts.subtype === 'building' &&
    first('size') &&
    `${upperFirst(a(`${storeyed(facts)} commercial building`))} on ${sizeOf(facts)} ${inPlace(facts)}.`,
  ({ facts, first, random }) =>
    facts.subtype === 'building' &&
    first('build') &&
    `${upperFirst(inText(facts.storeys))} floors, ${random.pick(['shops below and offices above', 'each with its own washrooms', 'with the stair at the side', 'all of them let or lettable'])}.`,
  ({ facts, first }) =>
    facts.subtype === 'other' &&
    first('size') &&
    `${upperFirst(sizeOf(facts))} that works as ${a(facts.use)}; it was built for that.`,
  ({ facts, first }) =>
    facts.subtype === 'other' &&
    first('size') &&
    first('use') &&
    `${upperFirst(a(nounOf(facts)))} of ${sizeOf(facts)} ${inPlace(facts)}.`,
  ({ facts, tells }) =>
    facts.purpose === 'sale' &&
    tells('Tenant in place') &&
    `Sold with its tenant, who ${facts.subtype === 'shop' ? 'has traded here for years' : 'pays on the first of the month'}.`,
  (t) => {
    const near = nearby(t)
    return (
      near && t.first('size') && `${upperFirst(a(`${sized(t.facts)} ${nounOf(t.facts)}`))} close to ${near}.`
    )
  },
]

const middle: readonly Phrase[] = [
  ({ tells }) => tells('Main road') && 'It fronts the main road, and the sign is seen from both directions.',
  ({ tells }) => tells('Corner') && 'A corner position, with two fronts.',
  ({ tells }) => tells('Glass front') && 'The front is glass from floor to ceiling.',
  ({ facts, first }) =>
    facts.subtype === 'office' &&
    first('baths') &&
    `${upperFirst(count(facts.baths, 'washroom'))} inside${facts.features.has('Kitchenette') && first('Kitchenette') ? ', and a kitchenette' : ''}.`,
  ({ tells }) => tells('Reception') && 'Visitors are received at a manned desk.',
  ({ facts, first, random }) =>
    facts.subtype === 'shop' &&
    first('trade') &&
    `Footfall is ${random.pick(['steady through the week', 'best in the evenings', 'good on both market days'])}.`,
  ({ facts, first }) =>
    facts.subtype === 'building' &&
    first('age') &&
    `${facts.age === 0 ? 'New' : `Built ${inText(facts.age)} year${facts.age === 1 ? '' : 's'} ago`}, with pillars placed for open floors.`,
  ({ facts, first }) =>
    facts.sqft > 2500 && facts.subtype === 'office' && first('split') && 'It can be divided in two.',
]

const services: readonly Phrase[] = [
  ({ has, tells }) => {
    const works = [
      has('Lift') && tells('Lift') && 'a lift',
      has('Standby generator') && tells('Standby generator') && 'a standby generator',
      has('Fibre internet') && tells('Fibre internet') && 'fibre internet',
      has('Parking') && tells('Parking') && 'parking',
    ]
    const words = works.filter((word) => typeof word === 'string')
    return words.length > 1 && `The building has ${list(words)}.`
  },
  ({ tells }) =>
    tells('Central air-conditioning') && 'Centrally air-conditioned, with the meter shared by area.',
  ({ tells }) => tells('Security cameras') && 'Cameras and a guard through the night.',
  ({ tells }) => tells('Fire exit') && 'A second stair serves as fire exit.',
  ({ tells }) => tells('Parking') && 'Parking for clients in front.',
  ({ tells }) => tells('Standby generator') && 'The generator takes over within seconds.',
  ({ has, first }) => !has('Parking') && first('Parking') && 'Parking is in the public bays outside.',
]

const saleTerms: readonly Phrase[] = [
  ...shared.salePapers.slice(0, 11),
  ({ facts }) =>
    facts.subtype !== 'other' &&
    facts.features.has('Tenant in place') &&
    'The rent is revised every year by ten per cent.',
  () => 'Rent in this block pays about five to seven per cent a year.',
]

export const letTerms: readonly Phrase[] = [
  ...shared.rentTerms.slice(0, 4),
  ({ random }) =>
    `A lease of ${random.pick(['two', 'three', 'five'])} years, with ten per cent more each year.`,
  ({ random }) =>
    `The owner gives ${random.pick(['two weeks', 'a month', 'ten days'])} free for the fit-out.`,
  () => 'A company tenant is preferred.',
]

const work = {
  opening,
  middle,
  services,
  place: shared.atWork,
  viewing: shared.viewing.slice(0, 5),
}
export const workplace = { sale: { ...work, terms: saleTerms }, rent: { ...work, terms: letTerms } }
