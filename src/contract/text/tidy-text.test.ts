import { expect, it } from 'vitest'
import { tidyLine, tidyLines } from './tidy-text.ts'

it.each([
  ['  Ayesha Khan ', 'Ayesha Khan'],
  ['Ayesha\r\nBcc: x@y.pk', 'Ayesha  Bcc: x@y.pk'],
  ['a\u0000b', 'a b'],
  ['half \ud83d', 'half \ufffd'],
  ['e\u0301', 'é'],
  ['\n\t ', ''],
])('the line %j is stored as %j', (typed, stored) => {
  expect(tidyLine(typed)).toBe(stored)
})

it.each([
  ['Hello\r\n\r\nIs it free?  \rThanks\n', 'Hello\n\nIs it free?\nThanks'],
  ['a\u0000b\n  - indented', 'a b\n  - indented'],
])('the lines %j are stored as %j', (typed, stored) => {
  expect(tidyLines(typed)).toBe(stored)
})
