import { expect, test } from 'vitest'
import { isStyles } from './brand.ts'

test.each([
  ['/site/src/site/styles.css', true],
  ['/site/src/admin/styles.css?direct', true],
  ['/site/src/site/styles.css?url', false],
  ['/site/src/ui/map/map.css', false],
])('the brand colour goes into style sheets alone: %s', (id, expected) => {
  expect(isStyles(id)).toBe(expected)
})
