import { expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

test.each([
  ['nothing', undefined, undefined],
  ['the first bytes', 'bytes=0-99', { start: 0, end: 99 }],
  ['one byte', 'bytes=5-5', { start: 5, end: 5 }],
  ['all from somewhere', 'bytes=500-', { start: 500, end: 999 }],
  ['more than there is', 'bytes=900-5000', { start: 900, end: 999 }],
  ['the last bytes', 'bytes=-100', { start: 900, end: 999 }],
  ['more last bytes than there are', 'bytes=-5000', { start: 0, end: 999 }],
  ['a part behind the end', 'bytes=1000-', 'none'],
  ['the last no bytes', 'bytes=-0', 'none'],
  ['a part that ends before it begins', 'bytes=9-5', undefined],
  ['several parts', 'bytes=0-1,5-6', undefined],
  ['another unit', 'seconds=0-9', undefined],
  ['nonsense', 'bytes=-', undefined],
  ['a number like no other', 'bytes=0x0-0x9', undefined],
])('of 1000 bytes, %s', (_what, header, range) => {
  expect(readRange(header, 1000)).toEqual(range)
})
