import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every select has an arrow, since none is drawn as the browser would', () => {
  const files = globSync('src/{ui,site,admin}/**/*.tsx').filter((path) => !path.includes('.test.'))
  const selects = files.filter((path) => readFileSync(path, 'utf8').includes('<select'))
  expect(selects.length).toBeGreaterThan(10)
  const hasArrow = (code: string) => /<select[^§]*(select-arrow|<Icon\s+name="down")/.test(code)
  expect(selects.filter((path) => !hasArrow(readFileSync(path, 'utf8')))).toEqual([])
})
