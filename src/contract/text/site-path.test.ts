import { expect, test } from 'vitest'
import { isSitePath } from './site-path.ts'

test.each(['/', '/search?purpose=sale#map', '/%5Cevil.example', '/a//b', '/listing/7'])(
  '%s is a path of the site',
  (path) => {
    expect(isSitePath(path)).toBe(true)
  },
)

test.each([
  '',
  'search',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'javascript:alert(1)',
  'https://evil.example/',
  '//',
])('%j leads elsewhere', (address) => {
  expect(isSitePath(address)).toBe(false)
})
