import { expect, test } from 'vitest'
import { toUrduLetters } from './urdu-letters.ts'

test('letters of Arabic keyboards become the Urdu ones', () => {
  expect(toUrduLetters('كراچي')).toBe('کراچی')
  expect(toUrduLetters('موسى ايه')).toBe('موسی ایہ')
  expect(toUrduLetters('Karachi کراچی')).toBe('Karachi کراچی')
})
