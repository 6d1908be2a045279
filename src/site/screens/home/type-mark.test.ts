import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subtypes } from '#contract/listings/property.ts'

test('every type has a mark, and no two have the same', () => {
  const file = readFileSync(new URL('./type-marks.svg', import.meta.url), 'utf8')
  const marks = [...file.matchAll(/<symbol id="([a-z-]+)"[^>]*>(.*)<\/symbol>/g)]
  expect(marks.map(([, id]) => id).sort()).toEqual(subtypes.map((type) => type.replaceAll(' ', '-')).sort())
  expect(new Set(marks.map(([, , drawing]) => drawing)).size).toBe(marks.length)
})
