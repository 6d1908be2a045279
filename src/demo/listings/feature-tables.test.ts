import { expect, test } from 'vitest'
import { featureNames } from '#domain/listings/features/feature-names.ts'
import { inLanguage } from '#messages/language.ts'
import { tables } from './feature-tables.ts'

test('every feature of the demo is named in Urdu', () => {
  const all = Object.values(tables).flatMap(Object.keys)
  const inUrdu = inLanguage('ur', () => featureNames(all))
  expect(inUrdu.filter((name) => !/^[\p{Script=Arabic}\s]+$/u.test(name))).toEqual([])
})
