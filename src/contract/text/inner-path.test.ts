import { expect, test } from 'vitest'
import { isInnerPath } from './inner-path.ts'

test('a path that leads out of a folder on any system is refused', () => {
  const inner = ['originals/AbC-1_2', 'map/basemap.pmtiles', 'base/5/1249_vm', 'a..b/...', 'PG_VERSION']
  const others = [
    '',
    '.',
    '..',
    '../x',
    'a/../../x',
    'a/..',
    './x',
    '/etc/passwd',
    'a//b',
    'a/',
    '..\\x',
    'C:\\x',
    'C:x',
    'a\0b',
    'a\nb',
    'x'.repeat(1_001),
  ]
  expect([...inner, ...others].filter(isInnerPath)).toEqual(inner)
})
