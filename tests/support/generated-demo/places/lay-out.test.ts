import { expect, test } from 'vitest'
import { cityPlans, layOutPlaces } from './lay-out.ts'
import { inUrdu } from './urdu-names.ts'

const places = layOutPlaces()
const placeOf = (id: number | null) => places.find((place) => place.id === id)

test('there are nine cities, Islamabad first, with some 150 areas and more', () => {
  expect(new Set(places.map(({ cityId }) => cityId)).size).toBe(9)
  expect(placeOf(1)?.city).toBe('Islamabad')
  expect(places.length).toBeGreaterThan(150)
})

test('a phase lies in its society, a block in its phase, and all of them near the middle of what they lie in', () => {
  for (const place of places) {
    if (place.parentId === null) continue
    const outer = placeOf(place.parentId)
    expect(outer?.id).toBeLessThan(place.id)
    expect(outer?.cityId).toBe(place.cityId)
    expect(kilometres(place.at, outer?.at ?? [0, 0]), `${place.name} in ${outer?.name}`).toBeLessThan(20)
  }
  expect(Math.max(...places.map(({ chain }) => chain.length))).toBe(3)
})

test('every area lies within reach of the city it belongs to', () => {
  const middles = new Map(places.map(({ cityId }) => [cityId, middleOf(cityId)]))
  for (const { name, cityId, at } of places) {
    expect(kilometres(at, middles.get(cityId) ?? [0, 0]), name).toBeLessThan(40)
  }
})

test('no two areas of the same city have one name, in either language', () => {
  for (const language of ['name', 'urdu'] as const) {
    const names = places.map((place) => `${place.city} ${place[language]}`)
    expect(new Set(names).size).toBe(names.length)
  }
})

test('every city and area has its name in Urdu letters', () => {
  const names = [...cityPlans.map(({ name }) => inUrdu(name)), ...places.map(({ urdu }) => urdu)]
  expect(names.filter((name) => !/^[\p{Script=Arabic}\p{M}\d/ ]+$/u.test(name))).toEqual([])
})

test.each([
  ['F-7', 'ایف 7'],
  ['G-13/4', 'جی 13/4'],
  ['DHA Phase 6 Block C', 'ڈی ایچ اے فیز 6 بلاک سی'],
  ['Bahria Town Sector B', 'بحریہ ٹاؤن سیکٹر بی'],
  ['Gulshan-e-Iqbal Block 13-D', 'گلشنِ اقبال بلاک 13 ڈی'],
  ['Gulberg III', 'گلبرگ 3'],
  ['The Mall', 'مال روڈ'],
])('%s is %s', (name, urdu) => {
  expect(inUrdu(name)).toBe(urdu)
})

function middleOf(cityId: number): [number, number] {
  const own = places.filter((place) => place.cityId === cityId)
  const mean = (axis: 0 | 1) => own.reduce((sum, { at }) => sum + at[axis], 0) / own.length
  return [mean(0), mean(1)]
}

function kilometres(
  [lat, long]: readonly [number, number],
  [otherLat, otherLong]: readonly [number, number],
): number {
  const north = (lat - otherLat) * 111
  const east = (long - otherLong) * 111 * Math.cos((lat * Math.PI) / 180)
  return Math.hypot(north, east)
}
