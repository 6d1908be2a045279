import { expect, test } from 'vitest'
import { inLanguage } from '#messages/language.ts'
import { nearestOfEach } from './nearest-of-each.ts'

const at = { lat: 33.700001, long: 73.040004, subclass: undefined }
const points = [
  { ...at, class: 'fuel', name: 'A pump', nameUr: undefined, metres: 10 },
  { ...at, class: 'park', name: undefined, nameUr: 'بچوں کا پارک', metres: 20.4 },
  { ...at, class: 'school', name: 'Model School', nameUr: 'ماڈل اسکول', metres: 30 },
  { ...at, class: 'park', name: 'Second Park', nameUr: undefined, metres: 40 },
]

test('the nearest of each kind is named in the language of the page, or else in the other one', async () => {
  const [park, school] = nearestOfEach(points)
  expect(park).toEqual({ kind: 'park', name: 'بچوں کا پارک', metres: 20, lat: 33.7, long: 73.04 })
  expect(school?.name).toBe('Model School')
  expect(nearestOfEach(points)).toHaveLength(2)
  const inUrdu = await inLanguage('ur', async () => nearestOfEach(points))
  expect(inUrdu.map(({ name }) => name)).toEqual(['بچوں کا پارک', 'ماڈل اسکول'])
})
