import { expect, test } from 'vitest'
import { nearbyKindOf } from './nearby-kinds.ts'

test.each([
  ['hospital', undefined, 'hospital'],
  ['hospital', 'hospital', 'hospital'],
  ['hospital', 'clinic', undefined],
  ['school', 'school', 'school'],
  ['school', 'kindergarten', undefined],
  ['college', 'university', 'college'],
  ['railway', 'subway', 'station'],
  ['bus', 'bus_station', 'station'],
  ['bus', 'bus_stop', undefined],
  ['shop', 'mall', 'market'],
  ['shop', 'shoes', undefined],
  ['grocery', 'marketplace', 'market'],
  ['place_of_worship', 'muslim', 'mosque'],
  ['place_of_worship', 'christian', undefined],
])('a point of class %s and subclass %s is a %s', (pointClass, subclass, kind) => {
  expect(nearbyKindOf({ class: pointClass, subclass, names: ['Al Noor'] })).toBe(kind)
})

test.each([
  ['Jamia Masjid Al Noor', 'mosque'],
  ['فیصل مسجد', 'mosque'],
  ['St. Thomas’s Church', undefined],
  ['Bilal', undefined],
])('without a religion, %s is a mosque only when the name says so', (name, kind) => {
  expect(nearbyKindOf({ class: 'place_of_worship', names: [name] })).toBe(kind)
})
