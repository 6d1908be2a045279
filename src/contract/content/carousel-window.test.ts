import { describe, expect, it } from 'vitest'
import {
  firstWindow,
  homeListingsBottom,
  homeListingsTop,
  homeProjects,
  moveThroughList,
  moveWindow,
  visiblePart,
} from './carousel-window.ts'

describe('carousel windows start as S3.6 says', () => {
  it.each([
    ['home listings, top', homeListingsTop, 4],
    ['home listings, bottom', homeListingsBottom, 6],
    ['home projects', homeProjects, 3],
  ])('%s', (_name, window, size) => {
    expect(window).toEqual({ startIndex: 0, endIndex: size, perPage: size })
  })
})

describe('a window moves by one page with wraparound over the total (S4.7, D20)', () => {
  it.each([
    ['next', 4, 12, 0, 4],
    ['next', 4, 12, 4, 8],
    ['next', 4, 12, 8, 0],
    ['previous', 4, 12, 0, 8],
    ['previous', 4, 12, 8, 4],
    ['next', 6, 60, 54, 0],
    ['next', 3, 12, 9, 0],
    ['next', 4, 10, 0, 4],
    ['next', 4, 10, 6, 0],
    ['previous', 4, 10, 0, 6],
    ['previous', 4, 10, 6, 2],
  ] as const)('%s by %d of %d from %d lands on %d', (direction, perPage, total, from, to) => {
    const window = { startIndex: from, endIndex: from + perPage, perPage }
    expect(moveWindow(window, total, direction)).toEqual({ startIndex: to, endIndex: to + perPage, perPage })
  })

  it.each([
    ['next', 4, 10, 4],
    ['previous', 4, 10, 2],
    ['next', 4, 3, 0],
    ['previous', 4, 3, 0],
    ['next', 4, 0, 0],
    ['previous', 4, 0, 0],
  ] as const)(
    '%s by %d of %d from %d would pass the total and does nothing',
    (direction, perPage, total, from) => {
      const window = { startIndex: from, endIndex: from + perPage, perPage }
      expect(moveWindow(window, total, direction)).toBe(window)
    },
  )

  it('stays on its only page when everything fits', () => {
    expect(moveWindow(firstWindow(4), 4, 'next')).toEqual(firstWindow(4))
  })
})

describe('every item of a carousel can be reached (D29)', () => {
  const windows = [homeProjects, homeListingsTop, homeListingsBottom]
  const cases = windows.flatMap((window) =>
    Array.from({ length: 20 }, (_, count) => [count + 1, window] as const),
  )

  it.each(cases)('of %d items, in both directions, with full pages only: %o', (total, first) => {
    const items = Array.from({ length: total }, (_, id) => id)
    for (const direction of ['next', 'previous'] as const) {
      const seen = new Set<number>()
      let window = first
      for (let page = 0; page < Math.ceil(total / first.perPage); page++) {
        const { startIndex, endIndex } = visiblePart(window, total)
        expect(endIndex - startIndex).toBe(Math.min(first.perPage, total))
        for (const item of items.slice(startIndex, endIndex)) seen.add(item)
        window = moveThroughList(window, total, direction)
      }
      expect(window).toEqual(first)
      expect(seen.size).toBe(total)
    }
  })

  it('shows projects 9, 10 and 11 on the last page of eleven', () => {
    const last = moveThroughList(homeProjects, 11, 'previous')
    expect(visiblePart(last, 11)).toEqual({ startIndex: 8, endIndex: 11 })
  })
})
