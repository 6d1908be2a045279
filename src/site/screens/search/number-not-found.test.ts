import { expect, test } from 'vitest'
import { numberNotFound } from './number-not-found.ts'

test.each([
  ['0300 1234567', 'No agent has the phone number \u20680300 1234567\u2069.'],
  ['+971 50 123 4567', 'No agent has the phone number \u2068+971 50 123 4567\u2069.'],
  ['2,400', 'The number \u20682,400\u2069 was searched as a property ID.'],
])('%s that finds nothing is explained', (keyword, sentence) => {
  expect(numberNotFound(keyword)).toContain(sentence)
})

test('words are not explained as a number', () => {
  for (const keyword of [undefined, '', 'sea view', 'block 5', '10 marla'])
    expect(numberNotFound(keyword)).toBeUndefined()
})
