import { describe, expect, test } from 'vitest'
import { floorRange } from '#contract/search/floor-range.ts'
import { inLanguage } from '#messages/language.ts'
import { floorOptions, floorValue, parseFloorRange, yearOptions } from './building-options.ts'

test('years go back in steps of five, with the chosen one among them', () => {
  const values = yearOptions(2018, new Date('2026-11-21T12:00:00Z')).map(({ value }) => value)
  expect(values).toEqual(['', '2025', '2020', '2018', '2015', '2010', '2000'])
})

describe('floors', () => {
  test.each([
    [undefined, undefined, undefined],
    [0, 0, 'Ground floor'],
    [undefined, -1, 'Basement'],
    [undefined, 3, 'Up to 3rd floor'],
    [4, undefined, 'Floor 4+'],
    [0, undefined, 'Ground floor or higher'],
    [1, 3, 'Floors 1 to 3'],
    [-1, 2, 'Basement to 2nd floor'],
  ])('from %s to %s are called %s', (from, to, label) => {
    expect(floorRange(from, to)).toBe(label)
  })

  test('are called so in Urdu', () => {
    expect(inLanguage('ur', () => floorRange(1, 3))).toBe('منزل 1 تا 3')
    expect(inLanguage('ur', () => floorRange(0, undefined))).toBe('گراؤنڈ فلور یا اس سے اوپر')
  })

  test.each([
    {},
    { minFloor: 0, maxFloor: 0 },
    { minFloor: 4 },
    { maxFloor: -1 },
    { minFloor: -1, maxFloor: 2 },
  ])('%j are the same after they were a value', (floors) => {
    expect({ ...parseFloorRange(floorValue(floors)) }).toEqual({
      minFloor: undefined,
      maxFloor: undefined,
      ...floors,
    })
  })

  test('that are chosen can be seen even where they are not offered', () => {
    const labels = floorOptions({ minFloor: 3, maxFloor: 3 }).map(({ label }) => label)
    expect(labels).toEqual([
      'Any',
      'Basement',
      'Ground floor',
      'Floors 1 to 3',
      'Floor 4+',
      'Floor 10+',
      '3rd floor',
    ])
  })
})
