import { expect, it } from 'vitest'
import { tidyLine, tidyLines } from './tidy-text.ts'

it.each([
  ['  Ayesha Khan ', 'Ayesha Khan'],
  ['Ayesha\r\nBcc: x@y.pk', 'Ayesha  Bcc: x@y.pk'],
  ['a\u0000b', 'a b'],
  ['half \ud83d', 'half \ufffd'],
  ['e\u0301', 'é'],
  ['\n\t ', ''],
  // Turned around, it reads as 'Ali fdp.exe' would.
  ['Ali \u202efdp.exe', 'Ali fdp.exe'],
  ['A\u200bli\u2060 \u2066Khan\u2069\ufeff', 'Ali Khan'],
  ['\u3164\u200d\u{e0041}', ''],
  ['خانہ\u200cداری \u200c', 'خانہ\u200cداری'],
  ['👩\u200d👧', '👩\u200d👧'],
])('the line %j is stored as %j', (typed, stored) => {
  expect(tidyLine(typed)).toBe(stored)
})

it.each([
  ['Hello\r\n\r\nIs it free?  \rThanks\n', 'Hello\n\nIs it free?\nThanks'],
  ['a\u0000b\n  - indented', 'a b\n  - indented'],
  ['\u202eabc\nقیمت \u200f5 لاکھ', 'abc\nقیمت \u200f5 لاکھ'],
])('the lines %j are stored as %j', (typed, stored) => {
  expect(tidyLines(typed)).toBe(stored)
})
