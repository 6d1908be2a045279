import { expect, test } from 'vitest'
import { routes } from '../routes.ts'
import { compactMenu } from './footer-menu.ts'
import { drawerMenu, isActive, legalMenu, menu, moreMenu, shownItems } from './menu.ts'

function activeOn(path: string): string[] {
  return menu.filter((item) => isActive(item, path)).map(({ label }) => label)
}

test('the menu has its seven entries with the addresses of the specification', () => {
  expect(menu.map(({ label, path }) => [label, path])).toEqual([
    ['About', '/about'],
    ['Properties', '/search?purpose=sale&cityId=1'],
    ['Projects', '/#projects'],
    ['Gallery', '/gallery'],
    ['Blog', '/blog'],
    ['Careers', '/careers'],
    ['Contact', '/contact'],
  ])
})

test("'Projects' jumps to the section of the home page, from the drawer too; all projects have an entry of their own", () => {
  expect(drawerMenu.map(({ label, path }) => [label, path])).toContainEqual(['Projects', '/#projects'])
  expect(moreMenu.map(({ label, path }) => [label, path])).toContainEqual(['All projects', '/projects'])
  expect(compactMenu.filter(({ path }) => path.includes('projects'))).toHaveLength(1)
})

test('without a blog nothing leads to one', () => {
  expect(shownItems(menu, null).map(({ label }) => label)).toEqual(
    menu.map(({ label }) => label).filter((label) => label !== 'Blog'),
  )
})

test('the entry of the page a visitor is on is active, whatever was searched there', () => {
  expect(activeOn('/search')).toEqual(['Properties'])
  expect(activeOn('/about')).toEqual(['About'])
  expect(activeOn('/listing/7')).toEqual([])
})

test('the home page is none of the entries', () => {
  expect(activeOn('/')).toEqual([])
})

/**
 * What is asked for by forms, files, redirects and other addresses of a page, what the header leads to, and what
 * another page leads to.
 */
const noPages = [
  '/saved',
  '/saved/receive',
  '/compare',
  '/alerts',
  '/alerts/new',
  '/valuation/method',
  '/listing/find',
  '/inquiry',
  '/job-listings',
  '/dubai-re-event.ics',
  '/drawn-map/results.svg',
  '/drawn-map/place.svg',
  '/robots.txt',
  '/sitemap.xml',
]

/** The addresses without an ID in them; a franchise's page counts as the agency's first one. */
const pages = (routes.children ?? [])
  .flatMap((route) => ('path' in route && route.path ? [route.path] : []))
  .map((path) => path.replace('/get-{$product}-franchise', '/get-aangan-franchise'))
  .filter((path) => !path.includes('$') && !noPages.includes(path))

test.each([
  ['drawer', [...drawerMenu, ...moreMenu]],
  ['compact footer', [...compactMenu, ...legalMenu]],
])('every page of the site is reached from the %s', (_name, items) => {
  const reached = items.map(({ path }) => path.split(/[?#]/)[0])
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter((path) => !reached.includes(path))).toEqual([])
})
