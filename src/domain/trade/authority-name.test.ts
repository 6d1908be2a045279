import { expect, test } from 'vitest'
import { inLanguage } from '#messages/language.ts'
import { authorityName } from './authority-name.ts'

test('known authorities have Urdu letters on Urdu pages, others keep their own', () => {
  expect(authorityName('CDA')).toBe('CDA')
  inLanguage('ur', () => {
    expect(authorityName('CDA')).toBe('سی ڈی اے')
    expect(authorityName('DHA Lahore')).toBe('ڈی ایچ اے لاہور')
    expect(authorityName('Galiyat Development Authority')).toBe('Galiyat Development Authority')
    expect(authorityName(null)).toBeNull()
  })
})
