/** What is said of any property: where it lies, its papers, the terms, how to see it. */
import { typeOf } from '#contract/listings/property.ts'
import type { Facts } from '../listings/fact-types.ts'
import type { Phrase, Teller } from './tell.ts'
import { inPlace, nearby, upperFirst } from './wording.ts'

/** What is nearby. */
export const closeTo: readonly Phrase[] = [
  (t) => {
    const near = nearby(t)
    return (
      near &&
      `${upperFirst(near)} is ${t.random.pick(['close by', 'near', 'a short drive away', 'five minutes by car', 'within easy reach'])}.`
    )
  },
  (t) => {
    const near = nearby(t)
    return (
      near &&
      `${t.random.pick(['A few minutes from', 'Minutes from', 'Not far from', 'Within reach of'])} ${near}.`
    )
  },
  (t) => {
    const near = nearby(t)
    return (
      near &&
      `${upperFirst(near)} is ten minutes away ${t.random.pick(['at the worst hour', 'even in the evening', 'on a bad day'])}.`
    )
  },
  (t) => between(t),
]

/** Where people live. */
export const inTown: readonly Phrase[] = [
  ...closeTo,
  (t) => {
    const near = nearby(t)
    return (
      near &&
      `Schools, a mosque and daily shopping are ${t.random.pick(['around the corner', 'within a kilometre', 'close'])}; ${near} is a short drive.`
    )
  },
  (t) => {
    const near = nearby(t)
    return near && `The street is quiet, though ${near} is only minutes away.`
  },
  (t) => t.first('near') && `Grocery, pharmacy and mosque are within walking distance.`,
  (t) =>
    t.first('near') &&
    t.random.pick([
      'You will not need the car for milk and bread.',
      'The school run is short from here.',
      'The mosque and a small park are at the end of the street.',
    ]),
  ({ facts, first }) =>
    isSettled(facts) &&
    first('near') &&
    `A settled part of ${facts.place.city}, with families on every side.`,
  ({ facts, first, random }) =>
    isSettled(facts) &&
    first('near') &&
    random.pick([
      'Neighbours have lived here for years.',
      'Old trees, wide verges and neighbours who greet.',
      `One of the better streets ${inPlace(facts)}.`,
    ]),
  ({ facts, first, random }) =>
    facts.place.mix === 'growing' &&
    first('near') &&
    random.pick([
      'Houses are going up on every side.',
      'The society fills up street by street.',
      'A third of the street is built and lived in.',
    ]),
]

/** Where people do business. */
export const atWork: readonly Phrase[] = [
  (t) => {
    const near = nearby(t)
    return near && `Clients find it easily: it is near ${near}.`
  },
  (t) => {
    const near = nearby(t)
    return (
      near &&
      `${upperFirst(near)} is ${t.random.pick(['around the corner', 'two minutes away', 'in sight'])}, and so are the banks.`
    )
  },
  (t) => between(t),
  ({ first, random }) =>
    first('near') &&
    random.pick([
      'Banks, a courier and good tea are next door.',
      'Customers can stop in front.',
      'Public transport passes the door.',
    ]),
]

/** Where trucks and tractors go. */
export const onTheRoad: readonly Phrase[] = [
  (t) => {
    const near = nearby(t)
    return (
      near &&
      `${upperFirst(near)} is ${t.random.pick(['minutes away', 'a short drive', 'reached without entering the city'])}.`
    )
  },
  (t) => between(t),
  ({ first, random }) =>
    first('near') &&
    random.pick([
      'The road is metalled up to the gate.',
      'The approach is wide and dry in the rains.',
      'The road was carpeted again last year.',
    ]),
]

function between({ facts, first, random }: Teller): string | false {
  const [one, other] = random.shuffle(facts.place.near)
  return one !== undefined && other !== undefined && first('near') && `Between ${one} and ${other}.`
}

/** Papers of something built that is sold. */
export const salePapers: readonly Phrase[] = [
  ({ facts }) => facts.deed === 'registry' && 'Registry in hand, transfer within a week.',
  ({ facts }) => facts.deed === 'registry' && 'Registry and mutation are in the owner’s name.',
  ({ facts }) =>
    facts.deed === 'registry' &&
    facts.family !== 'plot' &&
    facts.family !== 'yard' &&
    'Papers are complete: registry, mutation and approved map.',
  ({ facts }) =>
    facts.deed === 'allotment letter' && 'Allotment letter in the owner’s name; transfer takes two visits.',
  ({ facts }) =>
    facts.deed === 'allotment letter' && 'All dues are paid to date and the transfer set is ready.',
  ({ facts }) => facts.deed === 'allotment letter' && 'Clear allotment, no dues outstanding.',
  ({ facts }) => facts.deed === 'lease' && 'Leased, with a clear title and no loan on it.',
  ({ facts }) => facts.deed === 'lease' && 'Sub-lease in the owner’s name, papers verified by our office.',
  ({ facts }) => facts.deed === 'lease' && 'Original papers are complete and may be checked before token.',
  () => 'We have seen the papers; your lawyer may too.',
  () => 'The owner is a genuine seller and open to a serious offer.',
  ({ random }) => `Token now, balance in ${random.pick(['thirty', 'forty-five', 'sixty'])} days.`,
  ({ random }) =>
    `Demand is slightly negotiable ${random.pick(['for a cash buyer', 'on a quick transfer', 'at the table'])}.`,
  ({ facts }) =>
    typeOf(facts.subtype) !== 'plot' &&
    facts.subtype !== 'hotel suites' &&
    facts.age > 0 &&
    !facts.features.has('Tenant in place') &&
    'Vacant, so possession goes with the transfer.',
]

function isSettled({ place }: Facts): boolean {
  return !['growing', 'farms', 'country', 'industry', 'hills'].includes(place.mix)
}

const monthsAhead = [
  'two months’ security and one month in advance',
  'one month’s security and three months in advance',
  'two months’ rent as security',
  'three months’ rent in advance',
]

export const rentTerms: readonly Phrase[] = [
  ({ random }) => `${upperFirst(random.pick(monthsAhead))}.`,
  ({ random }) => `Terms: ${random.pick(monthsAhead)}.`,
  ({ random }) => `The owner asks ${random.pick(monthsAhead)}.`,
  ({ random }) =>
    `Free from ${random.pick(['the first of next month', 'today', 'the middle of the month', 'next week'])}; ${random.pick(monthsAhead)}.`,
  ({ random }) =>
    `A contract of eleven months, renewable, with ${random.pick(['ten per cent', 'eight per cent'])} a year.`,
  () => 'The agreement is registered with the police station, which we arrange.',
]

export const tenants: readonly Phrase[] = [
  () => 'A small family is preferred.',
  () => 'Suits a family; the owner lives nearby and answers his phone.',
  () => 'Families or a working couple.',
  () => 'The landlord keeps it in repair and does not interfere.',
  () => 'Painted and cleaned before you move in.',
]

export const viewing: readonly Phrase[] = [
  () => 'Call before you come; the keys are with us.',
  () => 'Seen by appointment, on any day of the week.',
  () => 'We hold the keys.',
  ({ random }) =>
    `Best seen ${random.pick(['in the morning', 'in daylight', 'before sunset', 'on a weekend'])}.`,
  () => 'Ask for the map on WhatsApp.',
  () => 'Visit once and compare.',
  () => 'Send us a message and we will show it the same day.',
  () => 'More pictures on WhatsApp.',
  () => 'The owner can show it in the evenings.',
  () => 'Checked by our team on the spot.',
]
