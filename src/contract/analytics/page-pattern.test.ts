import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pagePattern, unknownPage } from './page-pattern.ts'

it.each([
  ['/', '/'],
  ['/search', '/search'],
  ['/listing/7', '/listing/{id}'],
  ['/project/3/Margalla_Court', '/project/{id}'],
  ['/project/3', '/project/{id}'],
  ['/inquiry/AG-7K3M-9QXD', '/inquiry'],
  ['/booking/AG-7K3M-9QXD', '/booking'],
  ['/get-aangan-franchise', '/get-{product}-franchise'],
  ['/listing/7x', unknownPage],
  ['/wp-login.php', unknownPage],
  ['/admin/leads/7', unknownPage],
])('knows the page of %s', (path, pattern) => {
  expect(pagePattern(path)).toBe(pattern)
})

it('knows every page of the site', () => {
  const routes = readFileSync(new URL('../../site/routes.ts', import.meta.url), 'utf8')
  const pages = [...routes.matchAll(/route\('([^']+)', '[^']+\.tsx'\)/g)].map(([, path = '']) =>
    path.replaceAll(/\{-?\$\w+\}|\$\w+/g, '7'),
  )
  expect(pages.length).toBeGreaterThan(15)
  expect(pages.filter((path) => pagePattern(path) === unknownPage)).toEqual([])
})
