import { describe, expect, it } from 'vitest'
import { formatReference, isReference, normaliseReference } from './reference.ts'

describe('a reference number', () => {
  it.each([
    [0, 'AG-0000-0000'],
    [31, 'AG-0000-000Z'],
    [32 ** 7 + 2 * 32 + 3, 'AG-1000-0023'],
    [32 ** 8 - 1, 'AG-ZZZZ-ZZZZ'],
  ])('of the number %d is %s', (drawn, reference) => {
    expect(formatReference(drawn)).toBe(reference)
    expect(isReference(reference)).toBe(true)
  })

  it('never holds a letter that looks like another', () => {
    const every = Array.from({ length: 32 }, (_, index) => formatReference(index))
    expect(new Set(every).size).toBe(32)
    for (const reference of every) expect(reference.slice(3)).not.toMatch(/[ILOU]/)
  })

  it.each([-1, 1.5, 32 ** 8, Number.NaN])('is not made of %d', (drawn) => {
    expect(() => formatReference(drawn)).toThrow(RangeError)
  })

  it.each([
    ['AG-7K3M-9QXD', 'AG-7K3M-9QXD'],
    [' ag 7k3m 9qxd ', 'AG-7K3M-9QXD'],
    ['7k3m9qxd', 'AG-7K3M-9QXD'],
    ['AG-OIL0-1234', 'AG-0110-1234'],
    ['AG23-4567', 'AG-AG23-4567'],
    ['AG-7K3M-9QX', undefined],
    ['AG-7K3M-9QXU', undefined],
    ['XX-7K3M-9QXD', undefined],
    ['', undefined],
  ])('typed as "%s" is understood as %s', (typed, reference) => {
    expect(normaliseReference(typed)).toBe(reference)
  })

  it('is exact only as we write it', () => {
    expect(isReference('ag-7k3m-9qxd')).toBe(false)
  })
})
