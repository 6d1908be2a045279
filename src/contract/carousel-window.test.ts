import { describe, expect, it } from 'vitest'
import {
  firstWindow,
  homeListingsBottom,
  homeListingsTop,
  homeProjects,
  moveWindow,
} from './carousel-window.ts'

describe('carousel windows start as specification section 3 says', () => {
  it.each([
    ['home listings, top', homeListingsTop, 4],
    ['home listings, bottom', homeListingsBottom, 6],
    ['home projects', homeProjects, 3],
  ])('%s', (_name, window, size) => {
    expect(window).toEqual({ startIndex: 0, endIndex: size, perPage: size })
  })
})

describe('a window moves by one page with wraparound over the total (section 4, decision 20)', () => {
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
