import { expect, test } from 'vitest'
import { pricesOf } from './priced-search.ts'

test('prices are for the purpose and property type of the search', () => {
  expect(pricesOf({})).toEqual({ purpose: 'sale', type: 'residential' })
  expect(pricesOf({ purpose: 'rent', type: 'commercial' })).toEqual({ purpose: 'rent', type: 'commercial' })
  expect(pricesOf({ type: 'all', subtype: ['residential plot', 'plot file'] }).type).toBe('plot')
  expect(pricesOf({ subtype: ['house', 'shop'] }).type).toBe('residential')
})
