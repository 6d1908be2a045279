import { expect, test } from 'vitest'
import { toPriceQuery } from './priced-search.ts'

test('prices are for the purpose and property type of the search', () => {
  expect(toPriceQuery({})).toEqual({ purpose: 'sale', type: 'residential' })
  expect(toPriceQuery({ purpose: 'rent', type: 'commercial' })).toEqual({
    purpose: 'rent',
    type: 'commercial',
  })
  expect(toPriceQuery({ type: 'all', subtype: ['residential plot', 'plot file'] }).type).toBe('plot')
  expect(toPriceQuery({ subtype: ['house', 'shop'] }).type).toBe('residential')
})
