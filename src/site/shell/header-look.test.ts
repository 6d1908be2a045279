import { expect, test } from 'vitest'
import { headerLook, hidesHeaderOnPhones } from './header-look.ts'

test.each([
  ['/', 0, 'custom-default'],
  ['/', 29, 'custom-default'],
  ['/', 30, 'fancy'],
  ['/search', 0, 'default'],
  ['/search', 29.9, 'default'],
  ['/search', 30, 'fancy'],
  ['/listing/7', 4000, 'fancy'],
  ['/terms', 0, 'bordered'],
  ['/privacy-policy', 900, 'bordered'],
  ['/team', 30, 'bordered'],
  ['/team/7', 0, 'bordered'],
  ['/teams', 0, 'default'],
])('on %s, scrolled %d px, the header looks %s', (path, px, look) => {
  expect(headerLook(path, px, false).look).toBe(look)
})

test('every look has a collapsed and an expanded variant', () => {
  for (const path of ['/', '/search', '/terms']) {
    expect(headerLook(path, 0, false).menu).toBe('collapsed')
    expect(headerLook(path, 0, true).menu).toBe('expanded')
    expect(headerLook(path, 0, true).look).toBe(headerLook(path, 0, false).look)
  }
})

test('scrolling back up takes the fancy look off again', () => {
  expect(['0', '31', '12'].map((px) => headerLook('/search', Number(px), false).look)).toEqual([
    'default',
    'fancy',
    'default',
  ])
})

test('project pages have the phone screen to themselves, the list of projects has not', () => {
  expect(hidesHeaderOnPhones('/project/4/margalla_court')).toBe(true)
  expect(hidesHeaderOnPhones('/projects')).toBe(false)
})
