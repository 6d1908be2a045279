import { expect, test } from 'vitest'
import { featuredTogether } from './featured-together.ts'

let id = 0
const card = (purpose: 'sale' | 'rent', city: string, subtype = 'house') => ({
  id: ++id,
  purpose,
  subtype,
  city: { id: city.length, name: city },
})

test('of featured homes stand together those of one purpose in one city, in their order', () => {
  const cards = [
    card('rent', 'Lahore'),
    card('sale', 'Karachi'),
    card('sale', 'Lahore'),
    card('rent', 'Lahore'),
    card('sale', 'Lahore', 'residential plot'),
    card('sale', 'Lahore'),
  ]
  expect(featuredTogether(cards, 3)).toEqual({
    cards: [cards[2], cards[4], cards[5]],
    about: { purpose: 'sale', city: 'Lahore' },
  })
})

test('without enough of one kind all stand there, but for factories and their like', () => {
  const cards = [card('sale', 'Lahore', 'factory'), card('sale', 'Karachi'), card('rent', 'Lahore')]
  expect(featuredTogether(cards, 2)).toEqual({ cards: cards.slice(1) })
})

test('an agency that features factories alone shows them', () => {
  const cards = [card('sale', 'Lahore', 'factory'), card('rent', 'Lahore', 'warehouse')]
  expect(featuredTogether(cards, 2)).toEqual({ cards })
  expect(featuredTogether([], 2)).toEqual({ cards: [] })
})
