import { expect, test } from 'vitest'
import { withDigits } from './number-words.ts'

test.each([
  ['ایک کروڑ', '1 کروڑ'],
  ['ڈیڑھ کروڑ', '1.5 کروڑ'],
  ['ساڑھے تین کروڑ', '3.5 کروڑ'],
  ['ساڑھے 3 کروڑ', '3.5 کروڑ'],
  ['پونے دو کروڑ', '1.75 کروڑ'],
  ['سوا کروڑ', '1.25 کروڑ'],
  ['سوا دو لاکھ', '2.25 لاکھ'],
  ['ایک کروڑ پچاس لاکھ', '1 کروڑ 50 لاکھ'],
  ['dhai crore', '2.5 crore'],
  ['ten marla', '10 marla'],
  ['85', '85'],
  ['ساڑھے', 'ساڑھے'],
  ['سکول کے قریب', 'سکول کے قریب'],
])('%s is %s', (text, digits) => {
  expect(withDigits(text)).toBe(digits)
})

test('a long text costs no more than its length', () => {
  expect(withDigits('ساڑھے '.repeat(50_000).trim())).toHaveLength(299_999)
})
