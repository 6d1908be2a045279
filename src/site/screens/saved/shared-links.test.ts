import { expect, test } from 'vitest'
import { parseLinks } from './shared-links.ts'

const now = 1_795_600_000_000
const link = { token: 'A'.repeat(22), key: 'B'.repeat(22), endsAt: now + 1, count: 3 }
const stored = (...links: unknown[]) => JSON.stringify({ version: 1, links })

test('links are read again until they end', () => {
  expect(parseLinks(stored(link, { ...link, endsAt: now }), now)).toEqual([link])
})

test.each([
  null,
  '7',
  '{}',
  '{"version":2,"links":[]}',
  '{"version":1,"links":{}}',
  stored(null, 7, 'x', []),
  stored({ ...link, token: '../admin' }),
  stored({ ...link, key: undefined }),
  stored({ ...link, endsAt: '2027' }),
  stored({ ...link, endsAt: 1e300 }),
  stored({ ...link, count: null }),
])('there are none in %s', (text) => {
  expect(parseLinks(text, now)).toEqual([])
})
