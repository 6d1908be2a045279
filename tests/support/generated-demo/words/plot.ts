/** Residential and commercial plots, and files. */
import * as shared from './shared.ts'
import type { Phrase } from './tell.ts'
import { a, inPlace, nearby, nounOf, sized, sizeOf, upperFirst } from './wording.ts'

const opening: readonly Phrase[] = [
  ({ facts, first }) =>
    first('size') &&
    first('street') &&
    `${upperFirst(sizeOf(facts))} on a ${facts.street}-ft street ${inPlace(facts)}.`,
  ({ tells, facts, first }) =>
    tells('Corner') && first('size') && `A corner ${nounOf(facts)} of ${sizeOf(facts)}, open on two sides.`,
  ({ tells, facts, first }) =>
    tells('Park facing') &&
    first('size') &&
    `${upperFirst(a(nounOf(facts)))} of ${sizeOf(facts)} that faces the park.`,
  ({ tells, facts, first }) =>
    tells('Main boulevard') && first('size') && `${upperFirst(sizeOf(facts))} on the main boulevard.`,
  ({ has, tells, first, random }) =>
    has('Level') &&
    tells('Level') &&
    tells('Possession') &&
    first('build') &&
    `Level and in possession: ${random.pick(['you can start building tomorrow', 'the site plan is all you need to begin', 'mark it out and dig'])}.`,
  ({ tells, facts, random }) =>
    tells('Possession') &&
    `Possession is ${random.pick(['with the owner', 'given', 'taken and the demarcation done'])}${facts.street >= 60 ? ', and the road in front is finished' : ''}.`,
  ({ facts, first, random }) =>
    first('size') &&
    `${upperFirst(random.pick(['a good', 'a regular', 'a neat', 'a well-placed']))} ${sized(facts)} ${nounOf(facts)} ${inPlace(facts)}${random.chance(0.4) ? ', priced to the last deal in the street' : ''}.`,
  ({ facts, has, first, random }) =>
    facts.subtype === 'residential plot' &&
    !has('Possession') &&
    first('possession') &&
    `Possession is ${random.pick(['expected within the year', 'to follow once the sewerage is laid', 'due with the next phase'])}, hence the price.`,
  ({ facts, first }) =>
    facts.subtype === 'commercial plot' &&
    first('build') &&
    first('size') &&
    `Commercial, ${sizeOf(facts)}, approved for a basement, ground and four floors.`,
  ({ facts, first, has }) => !has('Corner') && first('size') && `One plot from the corner, ${sizeOf(facts)}.`,
  ({ facts, first, tells, random }) =>
    tells('Possession') &&
    first('size') &&
    `${upperFirst(sizeOf(facts))}, ${random.pick(['ready to build on', 'ready for the mason', 'free to build on'])}.`,
  ({ facts, first }) =>
    facts.subtype === 'residential plot' &&
    first('size') &&
    `For a house, or to hold: ${a(`${sized(facts)} plot`)} ${inPlace(facts)}.`,
  ({ facts, first, has }) =>
    has('Possession') &&
    facts.place.mix !== 'growing' &&
    first('build') &&
    first('size') &&
    `The last empty plot in its row, ${sizeOf(facts)}.`,
  ({ facts, first, random }) =>
    facts.subtype === 'commercial plot' &&
    first('size') &&
    `${upperFirst(sizeOf(facts))} of commercial land ${inPlace(facts)}, ${random.pick(['with parking bays in front', 'on the busy side', 'between plazas that are let'])}.`,
  (t) => {
    const near = nearby(t)
    return (
      near &&
      t.first('size') &&
      `${upperFirst(a(`${sized(t.facts)} ${nounOf(t.facts)}`))} within sight of ${near.replace(/^the /, 'the ')}.`
    )
  },
]

const ground: readonly Phrase[] = [
  ({ facts, first }) =>
    !facts.features.has('Corner') &&
    facts.features.has('Possession') &&
    first('dimensions') &&
    facts.sqft < 6000 &&
    'The frontage is wider than its neighbours’ by two feet.',
  ({ first, random }) =>
    first('soil') &&
    random.pick([
      'The soil is firm; foundations need no raft.',
      'No pole, no drain and no tree stands in front.',
      'It faces east.',
      'It faces south, towards the winter sun.',
      'The back touches an open strip, so no window will ever be closed off.',
    ]),
  ({ tells, random }) =>
    tells('Level') &&
    `The ground is ${random.pick(['level and needs no filling', 'level with the street', 'solid, with no filling to pay for'])}.`,
  ({ has, first, facts }) =>
    !has('Level') &&
    first('Level') &&
    `It lies ${facts.sqft > 2500 ? 'two feet' : 'a little'} below the road and wants some filling.`,
  ({ tells }) => tells('Boundary wall') && 'The boundary wall is up on all four sides.',
  ({ facts, first }) =>
    first('build') &&
    facts.subtype === 'residential plot' &&
    facts.street < 60 &&
    'New houses stand on both sides.',
  ({ facts, first, random }) =>
    first('dimensions') &&
    facts.size.unit === 'marla' &&
    `The shape is ${random.pick(['a clean rectangle', 'regular', 'regular, with a good front'])}.`,
  ({ facts, first }) => first('street') && `The street is ${facts.street} ft wide.`,
  ({ tells }) => tells('Corner') && 'It is a corner; the extra land at the side is paid for.',
  ({ tells }) => tells('Park facing') && 'Nothing can be built in front: that is the park.',
]

const services: readonly Phrase[] = [
  ({ has, tells }) =>
    has('Electricity') &&
    has('Gas') &&
    has('Water') &&
    tells('Gas') &&
    tells('Water') &&
    tells('Electricity') &&
    'Electricity, gas and water are at the plot.',
  ({ has, tells }) =>
    has('Electricity') &&
    !has('Gas') &&
    tells('Electricity') &&
    'Electricity is there; gas is still to come.',
  ({ tells, has }) => has('Sewerage') && tells('Sewerage') && 'Sewerage is laid and tested.',
  ({ tells }) => tells('Carpeted street') && 'The street is carpeted and the lamps work.',
  ({ has, first }) =>
    !has('Electricity') &&
    !has('Gas') &&
    !has('Water') &&
    !has('Sewerage') &&
    first('Electricity') &&
    'Services are being laid, street by street.',
  ({ has, first }) =>
    has('Electricity') &&
    has('Sewerage') &&
    first('Sewerage') &&
    first('Electricity') &&
    'Underground electricity and sewerage are done.',
]

const papers: readonly Phrase[] = [
  ...shared.salePapers.slice(0, 12),
  ({ facts }) => facts.subtype === 'residential plot' && 'Good for a home now, or to hold for three years.',
  ({ facts }) =>
    facts.subtype === 'commercial plot' && 'The shops on this side rent before they are finished.',
  () => 'All development charges are paid.',
  ({ random }) =>
    `The plot number is given ${random.pick(['on the phone', 'to a serious buyer', 'on WhatsApp'])}.`,
]

const fileOpening: readonly Phrase[] = [
  ({ facts, first }) =>
    first('size') && `${upperFirst(a(`${sized(facts)} file`))} ${inPlace(facts)}, ready for transfer.`,
  ({ facts, first, random }) =>
    first('size') &&
    `File of ${a(`${sized(facts)} residential plot`)}, ${random.pick(['affidavit held by our office', 'allocation letter in original', 'verified with the society this week'])}.`,
  ({ facts, first, random }) =>
    first('size') &&
    `${upperFirst(sizeOf(facts))}, plot number still to be balloted: ${random.pick(['the cheapest way in', 'for someone who can wait', 'a buy to hold'])}.`,
  ({ facts, first }) =>
    first('size') && `An open file for ${sizeOf(facts)}; the number comes with the next ballot.`,
]

const fileTerms: readonly Phrase[] = [
  ({ random }) =>
    `${upperFirst(random.pick(['half', 'forty per cent', 'two thirds', 'three quarters']))} of the instalments are paid; the rest runs quarterly.`,
  () => 'Fully paid, with no dues.',
  ({ random }) =>
    `Transfer takes ${random.pick(['one visit', 'two working days', 'an afternoon'])} at the society’s office.`,
  () => 'Rates move with every ballot; today’s is confirmed in the morning.',
  () => 'Check the file number with the society before you pay anything. We do.',
  ({ random }) =>
    `Development in this part is ${random.pick(['under way', 'a year or so behind', 'ahead of the plan'])}.`,
  () => 'Suits an overseas buyer; we handle the transfer by power of attorney.',
]

const land = {
  opening,
  ground,
  services,
  place: shared.inTown,
  terms: papers,
  viewing: shared.viewing.slice(3, 8),
}
const file = { opening: fileOpening, terms: fileTerms, more: fileTerms, place: shared.closeTo }

export const plot = { sale: land, rent: land, file, commercial: { ...land, place: shared.closeTo } }
