import { describe, expect, it } from 'vitest'
import { parseNumber } from './typed-number.ts'

describe('a number as people type it', () => {
  it.each([
    ['2,400', 2400],
    ['90,000', 90_000],
    ['1,50,000', 150_000],
    [' 7.5 ', 7.5],
    ['.5', 0.5],
    ['10.', 10],
    ['007', 7],
    ['۱۰', 10],
    ['٢٬٤٠٠٫٥', 2400.5],
    ['\u200e12', 12],
  ])('%s is %d', (text, value) => {
    expect(parseNumber(text)).toBe(value)
  })

  it.each(['', '.', ',', '1e3', '-5', '2,4', '1,0', '1,2345', '2 400 x', 'ten', '0x10', 'Infinity'])(
    '"%s" is none',
    (text) => {
      expect(parseNumber(text)).toBeUndefined()
    },
  )

  it('answers immediately to a hostile text', () => {
    expect(parseNumber(`${'1,'.repeat(50_000)}x`)).toBeUndefined()
  })
})
