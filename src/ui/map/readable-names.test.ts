import { expect, test } from 'vitest'
import { readableNames } from './readable-names.ts'

const shown = (...args: Parameters<typeof readableNames>) => readableNames(...args).map(({ name }) => name)

test('the one of two names on one spot that has results is shown', () => {
  const names = [
    { name: 'G-9', x: 100, y: 100 },
    { name: 'G-10', x: 110, y: 105, strong: true },
    { name: 'F-7', x: 300, y: 100 },
  ]
  expect(shown(names, [])).toEqual(['G-10', 'F-7'])
})

test('a name that a price would cover is left out, one below or beside it is not', () => {
  const names = [
    { name: 'Abbottabad', x: 120, y: 100 },
    { name: 'Lahore', x: 300, y: 128 },
    { name: 'DHA', x: 460, y: 100 },
  ]
  const marks = [
    { x: 90, y: 98 },
    { x: 300, y: 100 },
    { x: 400, y: 100 },
  ]
  expect(shown(names, marks)).toEqual(['Lahore', 'DHA'])
})

test('a name with another place is there when its own is taken', () => {
  const names = [
    { name: 'Gujranwala', x: 100, y: 90 },
    {
      name: 'Lahore',
      x: 100,
      y: 100,
      others: [
        { x: 100, y: 118 },
        { x: 100, y: 60 },
      ],
    },
  ]
  expect(readableNames(names, []).map(({ name, y }) => [name, y])).toEqual([
    ['Gujranwala', 90],
    ['Lahore', 118],
  ])
  expect(readableNames(names, [{ x: 100, y: 130 }]).at(-1)?.y).toBe(60)
})
