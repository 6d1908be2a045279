import { expect, it } from 'vitest'
import { createPageViews } from './page-views.ts'

it.each([
  [
    'each distinct title once',
    true,
    ['Home', 'Search', 'Home', 'Search', 'Listing'],
    ['Home', 'Search', 'Listing'],
  ],
  ['nothing while analytics is off', false, ['Home', 'Search'], []],
])('reports %s (S9.7)', (_what, isOn, shown, expected) => {
  const reported: string[] = []
  const pageShown = createPageViews({ isOn: () => isOn, report: (title) => reported.push(title) })
  for (const title of shown) pageShown(title)
  expect(reported).toEqual(expected)
})

it('still reports a title that was first shown while analytics was off', () => {
  const reported: string[] = []
  let isOn = false
  const pageShown = createPageViews({ isOn: () => isOn, report: (title) => reported.push(title) })
  pageShown('Home')
  isOn = true
  pageShown('Home')
  expect(reported).toEqual(['Home'])
})
