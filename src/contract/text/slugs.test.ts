import { expect, it } from 'vitest'
import { slug } from './slugs.ts'

it.each([
  ['Gulberg Heights', 'Gulberg_Heights'],
  ['Phase 2. Block A/B', 'Phase_2__Block_A~B'],
  ['5% off', '5__off'],
  ['a/b/c', 'a~b~c'],
  ['DHA-5', 'DHA-5'],
  ['آنگن ہائٹس', 'آنگن_ہائٹس'],
  ['', ''],
])('the slug of "%s" is "%s" (S5.5)', (text, expected) => {
  expect(slug(text)).toBe(expected)
})
