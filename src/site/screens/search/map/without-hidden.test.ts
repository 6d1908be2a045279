import { expect, test } from 'vitest'
import { type MapPin, resultFeatures } from './result-features.ts'
import { withoutHidden } from './without-hidden.ts'

const spot = { lat: 33.7, long: 73.05 }
const pin = (...ids: number[]): MapPin => ({ ...spot, ids, count: ids.length, price: 10_000_000 })
const known = { seen: new Set<number>(), saved: new Set<number>() }
const cluster = { ...spot, count: 9, box: [73, 33.6, 73.1, 33.8] as const }
const results = (data: Partial<Parameters<typeof withoutHidden>[0]['data']>) => ({
  data: { clusters: [], pins: [], areas: [], ...data },
})

test('a hidden home has no pin, and a building counts the homes that are left without a price', () => {
  const shown = withoutHidden(
    results({ pins: [pin(1), pin(2, 3), pin(4, 5)] }),
    new Map([
      [1, spot],
      [3, spot],
    ]),
  )
  expect(shown.data.pins).toEqual([{ ...pin(2), price: undefined }, pin(4, 5)])
  const labels = resultFeatures(shown, { known, zoom: 15 }).features.map(({ properties }) => properties.label)
  expect(labels).toContain('2 from 1 Cr')
  expect(shown.mayCountHidden).toBe(false)
})

test('with nothing hidden, or shown again, every pin is there', () => {
  const all = results({ pins: [pin(1)], clusters: [cluster] })
  expect(withoutHidden(all, new Map())).toEqual({ ...all, mayCountHidden: false })
})

test('a cluster around a hidden home is said to count it, and so is any where its place is not known', () => {
  const clusters = results({ clusters: [cluster] })
  const areas = results({ areas: [{ ...spot, id: 1, name: 'G-13', count: 2 }] })
  expect(withoutHidden(clusters, new Map([[1, spot]])).mayCountHidden).toBe(true)
  expect(withoutHidden(clusters, new Map([[1, { lat: 31.5, long: 74.3 }]])).mayCountHidden).toBe(false)
  expect(withoutHidden(areas, new Map([[1, spot]])).mayCountHidden).toBe(false)
  expect(withoutHidden(areas, new Map([[1, undefined]])).mayCountHidden).toBe(true)
})
