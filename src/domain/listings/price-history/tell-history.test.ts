import { describe, expect, test } from 'vitest'
import type { ListingStatus } from '#contract/listings/property.ts'
import { type ListingChange, type ListingState, shownEntries, tellHistory } from './tell-history.ts'

const published = (price: number): ListingState => ({ purpose: 'sale', status: 'published', price })
const ended = (status: ListingStatus, price = 24_000_000): ListingState => ({
  purpose: 'sale',
  status,
  price,
})
const rent = (price: number): ListingState => ({ purpose: 'rent', status: 'published', price })

const start = Date.parse('2026-08-01T05:00:00Z')
const minute = 60_000
const day = 24 * 60 * minute

/**
 * The history of a listing with a first state on 1 August and later ones after the given times, 60 days on.
 */
function told(first: ListingState, ...later: [after: number, state: ListingState][]) {
  const changes: ListingChange[] = later.map(([after, state], place) => ({
    at: new Date(start + after),
    before: later[place - 1]?.[1] ?? first,
    after: state,
  }))
  const purpose = later.at(-1)?.[1].purpose ?? first.purpose
  return (days = 60) =>
    tellHistory({ changes, since: new Date(start), purpose }, new Date(start + days * day))
}

const short = (history: ReturnType<typeof tellHistory>) =>
  history.entries.map(({ event, price, percent }) => [event, price, percent].filter((one) => one !== null))

describe('visitors see', () => {
  test('of a lower price with its share, and that the home is reduced', () => {
    const history = told(published(24_000_000), [10 * day, published(22_800_000)])()
    expect(short(history)).toEqual([
      ['listed', 24_000_000],
      ['reduced', 22_800_000, -5],
    ])
    expect(history.reduction).toEqual({
      purpose: 'sale',
      price: 22_800_000,
      priceBefore: 24_000_000,
      at: new Date(start + 10 * day),
    })
  })

  test('of a higher price, after which nothing is reduced', () => {
    const history = told(
      published(24_000_000),
      [10 * day, published(22_800_000)],
      [20 * day, published(23_000_000)],
    )()
    expect(short(history).at(-1)).toEqual(['raised', 23_000_000, 0.9])
    expect(history.reduction).toBeNull()
  })

  test('of a sale by its day alone, and of what came back on the market', () => {
    const sold = told(published(24_000_000), [10 * day, ended('sold', 21_000_000)])()
    expect(short(sold)).toEqual([['listed', 24_000_000], ['sold']])
    const back = told(
      published(24_000_000),
      [10 * day, ended('hold')],
      [12 * day, ended('hold', 23_000_000)],
      [14 * day, published(23_000_000)],
    )()
    expect(short(back)).toEqual([['listed', 24_000_000], ['withdrawn'], ['relisted', 23_000_000, -4.2]])
    expect(back.reduction).toMatchObject({ price: 23_000_000, priceBefore: 24_000_000 })
  })

  test('that a home is under offer, and back when the offer came to nothing', () => {
    const under = ended('under offer')
    const history = told(published(24_000_000), [10 * day, under], [12 * day, published(24_000_000)])()
    expect(short(history)).toEqual([
      ['listed', 24_000_000],
      ['under offer', 24_000_000],
      ['relisted', 24_000_000],
    ])
  })

  test('of at most the twenty newest changes, newest first, and of none while there is only a first price', () => {
    const later = Array.from({ length: 30 }, (_, place): [number, ListingState] => [
      (place + 1) * day,
      published(24_000_000 - place * 100_000 - 100_000),
    ])
    const shown = shownEntries(told(published(24_000_000), ...later)())
    expect(shown).toHaveLength(20)
    expect(shown[0]).toMatchObject({ event: 'reduced', price: 21_000_000 })
    expect(shownEntries(told(published(24_000_000))())).toEqual([])
  })
})

describe('visitors are not told', () => {
  test('of a typing error that was corrected within the hour', () => {
    const typo = told(
      published(24_000_000),
      [10 * day, published(2_400_000)],
      [10 * day + 59 * minute, published(24_000_000)],
    )()
    expect(short(typo)).toEqual([['listed', 24_000_000]])
    expect(typo.reduction).toBeNull()
  })

  test('of an error in a correction, but of the price that stays', () => {
    const history = told(
      published(24_000_000),
      [10 * day, published(2_300_000)],
      [10 * day + 20 * minute, published(230_000_000)],
      [10 * day + 70 * minute, published(23_000_000)],
    )()
    expect(short(history)).toEqual([
      ['listed', 24_000_000],
      ['reduced', 23_000_000, -4.2],
    ])
  })

  test('of a price that was corrected within an hour of its publication', () => {
    const history = told(published(2_400_000), [59 * minute, published(24_000_000)])()
    expect(short(history)).toEqual([['listed', 24_000_000]])
  })

  test('of a change before it is an hour old', () => {
    const change = told(published(24_000_000), [10 * day, published(22_000_000)])
    expect(change(10 + 59 / 1440).reduction).toBeNull()
    expect(change(10 + 60 / 1440).reduction).toMatchObject({ price: 22_000_000 })
  })

  test('of a wrong click on Sold', () => {
    const history = told(
      published(24_000_000),
      [10 * day, ended('sold')],
      [10 * day + 5 * minute, published(24_000_000)],
    )()
    expect(short(history)).toEqual([['listed', 24_000_000]])
  })

  test('what was typed into a draft, or agreed after the sale', () => {
    const history = told(
      ended('draft', 1_000_000),
      [2 * day, ended('draft', 26_000_000)],
      [3 * day, published(25_000_000)],
      [9 * day, ended('sold', 25_000_000)],
      [10 * day, ended('sold', 21_500_000)],
    )()
    expect(short(history)).toEqual([['listed', 25_000_000], ['sold']])
    expect(JSON.stringify(history)).not.toContain('21500000')
  })

  test('a share where a price was on call', () => {
    const history = told(published(24_000_000), [10 * day, published(0)], [20 * day, published(20_000_000)])()
    expect(short(history)).toEqual([
      ['listed', 24_000_000],
      ['repriced', 0],
      ['repriced', 20_000_000],
    ])
    expect(history.reduction).toBeNull()
  })

  test('of a rent beside a sale', () => {
    const history = told(published(24_000_000), [10 * day, rent(90_000)], [20 * day, rent(85_000)])()
    expect(short(history)).toEqual([
      ['listed', 90_000],
      ['reduced', 85_000, -5.6],
    ])
    const typo = told(
      published(24_000_000),
      [10 * day, rent(24_000_000)],
      [10 * day + minute, published(24_000_000)],
    )()
    expect(short(typo)).toEqual([['listed', 24_000_000]])
  })

  test('that a home is reduced once 90 days are over', () => {
    const change = told(published(24_000_000), [10 * day, published(22_000_000)])
    expect(change(99.9).reduction).not.toBeNull()
    expect(change(100).reduction).toBeNull()
    expect(change(100).entries).toHaveLength(2)
  })
})
