/** Warehouses, factories and industrial land. */
import { letTerms } from './business.ts'
import * as shared from './shared.ts'
import type { Phrase } from './tell.ts'
import { a, inPlace, nearby, nounOf, sizeOf, upperFirst } from './wording.ts'

const yardOpening: readonly Phrase[] = [
  ({ facts, first }) =>
    facts.subtype === 'warehouse' &&
    first('size') &&
    first('height') &&
    `${upperFirst(sizeOf(facts))} under one roof, ${facts.height} ft clear.`,
  ({ facts, first, random }) =>
    facts.subtype === 'warehouse' &&
    first('size') &&
    `A ${random.pick(['dry', 'clean', 'steel-framed'])} warehouse of ${sizeOf(facts)} ${inPlace(facts)}.`,
  ({ facts, first, random }) =>
    facts.subtype === 'factory' &&
    first('size') &&
    `A factory on ${sizeOf(facts)}, ${random.pick(['last used for garments', 'last used for packaging', 'last used for food', 'cleared of machines'])}.`,
  ({ facts, first }) =>
    facts.subtype === 'factory' &&
    first('height') &&
    `Halls with ${facts.height} ft of height and a floor that carries machines.`,
  ({ facts, first }) =>
    facts.subtype === 'industrial land' &&
    first('size') &&
    `${upperFirst(sizeOf(facts))} of industrial land ${inPlace(facts)}.`,
  ({ facts, first, random }) =>
    facts.subtype === 'industrial land' &&
    first('size') &&
    `An industrial plot of ${sizeOf(facts)}, ${random.pick(['filled and levelled', 'among working factories', 'with the demarcation done'])}.`,
  (t) => {
    const near = nearby(t)
    return (
      near &&
      t.first('size') &&
      `${upperFirst(a(`${nounOf(t.facts)} of ${sizeOf(t.facts)}`))}, minutes from ${near}.`
    )
  },
]

const yardMiddle: readonly Phrase[] = [
  ({ tells }) => tells('Three-phase power') && 'Three-phase power is connected.',
  ({ tells }) => tells('Loading dock') && 'Trucks load at a dock, out of the rain.',
  ({ tells }) => tells('Main road') && 'A 40-ft container turns in from the main road.',
  ({ has, first }) => !has('Main road') && first('Main road') && 'The approach takes a 22-wheeler.',
  ({ tells }) => tells('Boundary wall') && 'Walled and gated.',
  ({ tells, has }) =>
    has('Guard room') &&
    has('Site office') &&
    tells('Guard room') &&
    tells('Site office') &&
    'An office and a guard room stand at the gate.',
  ({ tells }) => tells('Site office') && 'A small office is part of it.',
  ({ tells }) => tells('Water bore') && 'Water from its own bore.',
  ({ has, tells }) => has('Gas') && tells('Gas') && 'An industrial gas connection is live.',
]

const topics = {
  opening: yardOpening,
  middle: yardMiddle,
  more: yardMiddle,
  place: shared.onTheRoad,
  viewing: shared.viewing,
}

export const yard = { sale: { ...topics, terms: shared.salePapers }, rent: { ...topics, terms: letTerms } }
