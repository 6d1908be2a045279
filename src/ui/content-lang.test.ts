import { expect, test } from 'vitest'
import { inLanguage } from '#messages/language.ts'
import { contentLang } from './content-lang.ts'

test.each([
  ['ur', 'House for sale in DHA', 'en'],
  ['ur', 'ڈی ایچ اے میں مکان', undefined],
  ['ur', 'DHA فیز 6', undefined],
  ['ur', '1,250', undefined],
  ['en', 'House for sale in DHA', undefined],
  ['en', 'ڈی ایچ اے میں مکان', 'ur'],
  ['en', 'Ghar (گھر)', undefined],
  ['en', '', undefined],
] as const)('on a page in %s, %j is marked as %s', (language, text, lang) => {
  expect(inLanguage(language, () => contentLang(text))).toBe(lang)
})
