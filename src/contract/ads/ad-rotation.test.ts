import { expect, test } from 'vitest'
import { adAt, placeOfView, someOf } from './ad-rotation.ts'

const ads = [
  { id: 1, weight: 1 },
  { id: 2, weight: 3 },
  { id: 3, weight: 6 },
]

/** Random numbers that are the same at every run. */
function dice(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

function shares(shown: readonly { id: number }[]): Record<number, number> {
  const counted: Record<number, number> = {}
  for (const { id } of shown) counted[id] = (counted[id] ?? 0) + 1 / shown.length
  return counted
}

test('over many visitors who see one ad each, every campaign has the share of its weight', () => {
  const chance = dice(7)
  const shown = Array.from(
    { length: 20_000 },
    () => adAt(ads, placeOfView(chance(), 0)) ?? { id: 0, weight: 0 },
  )
  const { 1: one, 2: two, 3: three } = shares(shown)
  expect(one).toBeCloseTo(0.1, 1)
  expect(Math.abs((one ?? 0) - 0.1)).toBeLessThan(0.01)
  expect(Math.abs((two ?? 0) - 0.3)).toBeLessThan(0.015)
  expect(Math.abs((three ?? 0) - 0.6)).toBeLessThan(0.015)
})

test('one visitor who sees ten ads sees every campaign as often as its weight says, give or take one', () => {
  const chance = dice(3)
  for (let visitor = 0; visitor < 500; visitor += 1) {
    const start = chance()
    const shown = Array.from({ length: 10 }, (_, view) => adAt(ads, placeOfView(start, view)))
    for (const ad of ads) {
      const times = shown.filter((one) => one === ad).length
      expect(Math.abs(times - ad.weight)).toBeLessThanOrEqual(1)
    }
  }
})

test('an ad at its cap leaves its turns to the others, by their weights', () => {
  const rest = ads.slice(0, 2)
  const shown = Array.from(
    { length: 4_000 },
    (_, view) => adAt(rest, placeOfView(0.4, view)) ?? { id: 0, weight: 0 },
  )
  expect(Math.abs((shares(shown)[1] ?? 0) - 0.25)).toBeLessThan(0.005)
})

test('with more campaigns than an answer holds, each is included and shown by its weight', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ id: at + 1, weight: 1 + (at % 4) }))
  const whole = many.reduce((sum, { weight }) => sum + weight, 0)
  const chance = dice(11)
  const shown = Array.from({ length: 40_000 }, (_, turn) => {
    const answer = someOf(many, 8, placeOfView(0, turn))
    expect(answer.length).toBeLessThanOrEqual(8)
    return adAt(answer, placeOfView(chance(), 0)) ?? { id: 0, weight: 0 }
  })
  const share = shares(shown)
  for (const { id, weight } of many) {
    expect(Math.abs((share[id] ?? 0) - weight / whole), `campaign ${id}`).toBeLessThan(0.004)
  }
})

test('without ads there is none to show, and a weight of 0 breaks nothing', () => {
  expect(adAt([], 0.5)).toBeUndefined()
  expect(adAt([{ weight: 0 }], 0.5)).toEqual({ weight: 0 })
})
