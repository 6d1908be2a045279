import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'

test.each(['en-US', 'ur'])('numbers are written as the platform writes them in %s', (locale) => {
  const whole = new Intl.NumberFormat(locale)
  const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  for (const value of [
    0, 7, 999, 1000, 2400, 12_345, 999_999, 1_000_000, 123_456_789_012, -1, -999, -123_456,
  ]) {
    expect(formatNumber(value)).toBe(whole.format(value).replace('\u200e', ''))
  }
  for (const value of [0.5, 1234.5, 1234.567, 1000.004, 99_999.996, 272.25]) {
    expect(formatNumber(value, 2)).toBe(short.format(value))
  }
})
