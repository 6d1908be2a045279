import { expect, expectTypeOf, test } from 'vitest'
import { byLanguage } from './by-language.ts'
import { inLanguage } from './language.ts'
import type { Texts } from './message-types.ts'
import { overlay } from './overlay.ts'

const en = {
  title: 'Homes for sale',
  found: '{count, plural, =0 {No homes} one {# home} other {# homes}} in {city}',
  types: { house: 'House', plot: 'Plot' },
  read: 'Read the <terms>terms of {name}</terms>.',
} as const

const texts = byLanguage({
  en,
  ur: {
    title: 'برائے فروخت گھر',
    found: '{city} میں {count, plural, =0 {کوئی گھر نہیں} one {# گھر} other {# گھر}}',
    types: { house: 'گھر' },
  },
})

test('a text uses the language of the current request, and English outside of one', () => {
  const { types } = texts
  expect(texts.title).toBe('Homes for sale')
  expect(texts.found({ count: 1, city: 'Multan' })).toBe('1 home in Multan')
  inLanguage('ur', () => {
    expect(texts.title).toBe('برائے فروخت گھر')
    expect(texts.found({ count: 1200, city: 'ملتان' })).toBe('ملتان میں 1,200 گھر')
    expect(types.house).toBe('گھر')
  })
})

test('texts missing in Urdu are shown in English', () => {
  inLanguage('ur', () => expect(texts.types.plot).toBe('Plot'))
})

test('the groups of a number keep their order between Urdu words', () => {
  const hints = byLanguage({
    en: { phone: 'e.g. 0300 1234567', call: 'Call {phone}' },
    ur: { phone: 'مثلاً 0300 1234567', call: '{phone} پر کال کریں' },
  })
  inLanguage('ur', () => {
    expect(hints.phone).toBe('مثلاً \u20660300 1234567\u2069')
    expect(hints.call({ phone: '+92 51 111' })).toBe('\u2066+92 51 111\u2069 پر کال کریں')
  })
  expect(hints.phone).toBe('e.g. 0300 1234567')
})

test('a tag in a message is drawn by its function', () => {
  const parts = texts.read({ name: 'Aangan', terms: (inside) => ({ inside }) })
  expect(parts).toEqual(['Read the ', { inside: ['terms of Aangan'] }, '.'])
})

test('texts without arguments are strings, the others functions of exactly their arguments', () => {
  expectTypeOf<Texts<typeof en>['title']>().toEqualTypeOf<string>()
  expectTypeOf(texts.found).parameter(0).toEqualTypeOf<{ count: number; city: string | number }>()
})

test('an overlay may say less than the catalogue, but nothing else', () => {
  expect(overlay(en, { types: { plot: 'Land' } })).toEqual({ ...en, types: { house: 'House', plot: 'Land' } })
  expect(() => overlay(en, { titel: 'Homes' })).toThrow('There is no text called titel')
  expect(() => overlay(en, { types: 'Types' })).toThrow('There is no text called types')
})
