import { expect, test } from 'vitest'
import { tokenize } from './tokenize.ts'

test.each([
  ['DHA Phase 6', ['dha', 'phase', '6']],
  ['Sector E-11/2', ['sector', 'e', '11', '2', 'e11']],
  ["Owner's house, G-13", ['owners', 'house', 'g', '13', 'g13']],
  ['Café Zoük', ['cafe', 'zouk']],
  ['خوبصورت مکان', ['خوبصورت', 'مکان']],
  ['1,800 sq. ft.', ['1', '800', 'sq', 'ft']],
  ['—!?', []],
])('%s is found by %j', (text, words) => {
  expect([...new Set(tokenize(text))]).toEqual(words)
})
