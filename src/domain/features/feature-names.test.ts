import { expect, test } from 'vitest'
import { featureLabel, usualFeatures } from '#contract/listings/features.ts'
import { inLanguage } from '#messages/language.ts'
import { featureNames, viewName } from './feature-names.ts'

test('every feature that the editor suggests is named in Urdu', () => {
  const all = Object.values(usualFeatures).flat().map(featureLabel)
  const inUrdu = inLanguage('ur', () => featureNames(all))
  expect(inUrdu.filter((name) => !/^[\p{Script=Arabic}\s]+$/u.test(name))).toEqual([])
  expect(featureNames(all)).toEqual(all)
})

test('a feature is known whatever its case, and one of the agency’s own stays as it was written', () => {
  expect(inLanguage('ur', () => featureNames(['sea VIEW', 'Helipad']))).toEqual(['سمندر کا منظر', 'Helipad'])
})

test('what a unit looks at is named, each part that is known', () => {
  expect(inLanguage('ur', () => viewName('Margalla Hills, corner'))).toBe('مارگلہ کی پہاڑیاں، کارنر')
  expect(inLanguage('ur', () => viewName('Faisal Mosque'))).toBe('Faisal Mosque')
  expect(viewName('Margalla Hills, corner')).toBe('Margalla Hills, corner')
})
