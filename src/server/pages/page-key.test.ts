import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

test.each([
  ['/about?utm_source=x', '/about'],
  ['/search?utm_source=x&cityId=1&purpose=sale', '/search?purpose=sale&cityId=1'],
  ['/search?purpose=sale&current_page=2&per_page=30', '/search?purpose=sale&page=2&perPage=30'],
  ['/search?purpose=sale&page=3&current_page=2', '/search?purpose=sale&page=3'],
  ['/ur/search?utm_source=x&purpose=sale', '/ur/search?purpose=sale'],
  ['/ur?utm_source=x', '/ur'],
  ['/areas/lahore?utm_source=x&sort=yield-high', '/areas/lahore?sort=yield-high'],
  ['/areas/lahore/johar-town-7?sort=yield-high', '/areas/lahore/johar-town-7'],
])('%s is the page %s', (target, key) => {
  expect(pageKey(target)).toBe(key)
})
