import { expect, test } from 'vitest'

import { cityOnce } from './city-once.ts'

test.each([
  ['DHA Lahore, Lahore', 'Lahore', 'DHA Lahore'],
  ['DHA Lahore, Lahore: prices, homes and agents', 'Lahore', 'DHA Lahore: prices, homes and agents'],
  ['DHA Phase 6, Lahore', 'Lahore', 'DHA Phase 6, Lahore'],
  ['Lahore Cantt, Lahore', 'Lahore', 'Lahore Cantt, Lahore'],
  ['ڈی ایچ اے لاہور، لاہور', 'لاہور', 'ڈی ایچ اے لاہور'],
  ['گلبرگ، لاہور', 'لاہور', 'گلبرگ، لاہور'],
])('%s is said with its city once', (text, city, said) => {
  expect(cityOnce(text, city)).toBe(said)
})
