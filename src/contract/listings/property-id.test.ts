import { describe, expect, it } from 'vitest'
import { parsePropertyId, readTypedId } from './property-id.ts'

describe('the property ID box understands an ID as people write it', () => {
  it.each([
    ['12272', 12272],
    ['12,272', 12272],
    ['12 272', 12272],
    ['#12272', 12272],
    ['# 12272', 12272],
    ['ID 12272', 12272],
    ['id:12272', 12272],
    ['Id # 12,272', 12272],
    ['Property ID: 12272', 12272],
    ['ID-12272', 12272],
    ['no. 12272', 12272],
    ['۱۲۲۷۲', 12272],
    ['١٢٬٢٧٢', 12272],
    ['آئی ڈی ۱۲۲۷۲', 12272],
    ['پراپرٹی آئی ڈی 12272', 12272],
    ['پراپرٹی نمبر: ۱۲۲۷۲', 12272],
    ['\u200e12272\u00a0', 12272],
    ['https://aangan.example/listing/12272?from=mail', 12272],
    ['/listing/12272', 12272],
    ['', undefined],
    ['   ', undefined],
    ['0', undefined],
    ['-5', undefined],
    ['G-13', undefined],
    ['1e3', undefined],
    ['4.5', undefined],
    ['idea 5', undefined],
    ['12272abc', undefined],
    ['99999999999', undefined],
    ["1' OR 1=1", undefined],
    ['ID', undefined],
  ])('"%s" gives %s', (typed, id) => {
    expect(readTypedId(typed)).toBe(id)
  })

  it('answers a hostile text of any length', () => {
    expect(readTypedId(`${'#'.repeat(50_000)}${'id '.repeat(50_000)}x`)).toBeUndefined()
  })
})

describe('an address holds a property ID greater than 0 (S5.4)', () => {
  it.each([
    ['1042', 1042],
    [' 7 ', 7],
    ['007', 7],
    ['0', undefined],
    ['-5', undefined],
    ['', undefined],
    ['abc', undefined],
    ['12.5', undefined],
    ['1e3', undefined],
    ['99999999999', undefined],
  ])('"%s" gives %s', (typed, id) => {
    expect(parsePropertyId(typed)).toBe(id)
  })
})
