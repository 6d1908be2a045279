import { expect, test } from 'vitest'
import { firstWindow, moveWindow } from '#contract/carousel-window.ts'
import { wholePages } from './whole-pages.ts'

const homes = Array.from({ length: 60 }, (_, id) => id)

test('a visitor reaches every home that a carousel holds', () => {
  const shown = wholePages(homes.slice(0, 11), 4, 3)
  let window = firstWindow(4)
  const seen = new Set<number>()
  for (let page = 0; page < 5; page++) {
    for (const home of shown.slice(window.startIndex, window.endIndex)) seen.add(home)
    window = moveWindow(window, shown.length, 'next')
  }
  expect([...seen]).toEqual([...shown])
})

test('no more than the wanted pages are kept', () => {
  expect(wholePages(homes, 6, 3)).toHaveLength(18)
})

test('less than one page is shown as it is', () => {
  expect(wholePages([1, 2], 4, 3)).toEqual([1, 2])
})
