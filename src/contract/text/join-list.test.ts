import { expect, test } from 'vitest'
import { inLanguage } from '#messages/language.ts'
import { joinList } from './join-list.ts'

test('facts that are not known are left out', () => {
  expect(joinList(['One-bed', null, '', '1 bed'])).toBe('One-bed, 1 bed')
})

test('in Urdu a direction mark separates a number from the English name before it', () => {
  inLanguage('ur', () => {
    expect(joinList(['One-bed', '1 بیڈ', '1 باتھ'])).toBe('One-bed، \u200f1 بیڈ، 1 باتھ')
    expect(joinList(['Phase 6', '5 مرلہ'])).toBe('Phase 6، \u200f5 مرلہ')
    expect(joinList(['گلبرگ', '5 مرلہ'])).toBe('گلبرگ، 5 مرلہ')
    expect(joinList(['DHA', 'Lahore'])).toBe('DHA، Lahore')
  })
})
