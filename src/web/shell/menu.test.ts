import { expect, test } from 'vitest'
import { isActive, menu, shownItems } from './menu.ts'

function activeOn(path: string): string[] {
  return menu.filter((item) => isActive(item, path)).map(({ label }) => label)
}

test('the menu has its seven entries with the addresses of the specification', () => {
  expect(menu.map(({ label, path }) => [label, path])).toEqual([
    ['About', '/about'],
    ['Properties', '/search?purpose=sale&cityId=1'],
    ['Projects', '/projects'],
    ['Gallery', '/gallery'],
    ['Blog', '/blog'],
    ['Careers', '/careers'],
    ['Contact', '/contact'],
  ])
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
