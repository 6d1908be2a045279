import { expect, test } from 'vitest'
import type { HomeKey } from '#ui/saved/home-key.ts'
import type { SavedHome } from '#ui/saved/saved-format.ts'
import { type Belongings, formatBelongings, isNothing, parseBelongings } from './belongings.ts'

const whole: Belongings = {
  homes: new Map<HomeKey, SavedHome>([
    ['listing-7', { savedAt: 1, title: 'A house', price: 0, note: 'پارک', notedAt: 2 }],
  ]),
  searches: [{ label: '5-marla houses', detail: 'Lahore', address: '/search?purpose=sale&cityId=1', at: 3 }],
  alerts: [{ reference: 'AG-7K3M-9QXD', title: 'Houses in Lahore', path: '/search?purpose=sale' }],
  seen: [7, 8],
  hidden: [9],
}
const nothing: Belongings = { homes: new Map(), searches: [], alerts: [], seen: [], hidden: [] }

test('what is written on one device is read on the other', () => {
  expect(parseBelongings(formatBelongings(whole))).toEqual(whole)
  expect(isNothing(whole)).toBe(false)
  expect(parseBelongings(formatBelongings(nothing))).toEqual(nothing)
  expect(isNothing(nothing)).toBe(true)
})

test.each(['null', '7', '[]', '{}', '{"homes":7,"searches":{},"alerts":"x","seen":[1],"hidden":{}}'])(
  'there is nothing in %s',
  (text) => {
    expect(parseBelongings(text)).toEqual(nothing)
  },
)

test('invalid entries are left out, and the rest stays', () => {
  const { searches, alerts } = whole
  const mixed = JSON.stringify({
    version: 1,
    homes: '{"version":1,"homes":{"listing-0":{},"listing-7":{"savedAt":1,"title":"A","price":0,"note":""}}}',
    searches: [...searches, { label: 'x', address: 'javascript:alert(1)' }],
    alerts: [
      ...alerts,
      { reference: 'x', title: 'x', path: '/search?' },
      { ...alerts[0], path: '//evil.example' },
    ],
    seen: '7,x,-1,0,1.5,9999999999,8',
    hidden: '',
  })
  const read = parseBelongings(mixed)
  expect(read).toMatchObject({ searches, alerts, seen: [7, 8], hidden: [] })
  expect(read !== 'later' && [...read.homes.keys()]).toEqual(['listing-7'])
})

test('what a later version of the site wrote is not taken apart', () => {
  expect(parseBelongings('{"version":2}')).toBe('later')
  expect(parseBelongings('{"version":1,"homes":"{\\"version\\":2,\\"homes\\":{}}"}')).toBe('later')
})

test('a text that is no JSON is refused', () => {
  expect(() => parseBelongings('<html>')).toThrow()
})
