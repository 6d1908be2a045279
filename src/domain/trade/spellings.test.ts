import { expect, test } from 'vitest'
import { spellingsOf } from './spellings.ts'

test.each([
  ['DHA Phase 6', ['ڈی ایچ اے فیز 6', 'defence', 'defense', 'ڈیفنس', 'ph', 'fase', 'faze']],
  ['Lahore', ['لاہور', 'lhr']],
  ['G-13/2', ['جی 13 2']],
  ['Gulistan-e-Jauhar', ['گلستان e جوہر']],
  ['Constructor Nowhere', []],
])('%s is also %j', (name, spellings) => {
  expect(spellingsOf(name)).toEqual(spellings)
})

test("an agency's own synonyms come first", () => {
  expect(spellingsOf('Gulberg', ['Lyallpur Road', 'گلبرگ'])).toEqual(['Lyallpur Road', 'گلبرگ'])
})
