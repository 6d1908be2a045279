import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/visit.ts'

const addresses: Record<string, string> = {
  '/search?purpose=steal': 'Purpose: Choose one of: sale, rent',
  '/search?cityId=abc': 'City: Not a number',
  '/search?cityId=-1': 'City: Enter 1 or more',
  '/search?areaIds=1,x': 'Areas: Not a number',
  '/search?type=castle': 'Type: Choose one of:',
  '/search?subtype=igloo': 'Subtype: Choose a subtype from the list',
  '/search?minPrice=cheap': 'Minimum price: Not a number',
  '/search?minPrice=2&maxPrice=1': 'Maximum price: The maximum price is lower than the minimum',
  '/search?minSize=-5': 'Minimum size: Enter 0 or more',
  '/search?sizeUnit=acre': 'Size unit: Choose one of:',
  '/search?beds=many': 'Beds: Not a number',
  '/search?baths=1.5': 'Baths: Enter a whole number',
  '/search?projectId=0': 'Project: Enter 1 or more',
  '/search?agentId=1e99': 'Agent: ',
  '/search?sort=random': 'Sort order: Choose one of:',
  '/search?page=0': 'Page: Enter 1 or more',
  '/search?perPage=5000': 'Results per page: Enter 60 or less',
  [`/search?keyword=${'x'.repeat(101)}`]: 'Keyword: Use at most 100 characters',
}

test('a wrong address says what is wrong and shows the results without it', async ({ page }) => {
  for (const [address, message] of Object.entries(addresses)) {
    await test.step(address.slice(0, 60), async () => {
      await open(page, address)
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Results' }).getByRole('article').first()).toBeVisible()
    })
  }
})

const keywords = [
  '<script>document.title = "owned"</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE listings; --",
  '%00%0d%0aSet-Cookie: a=b',
  '</script><script>alert(1)</script>',
  '🏡 عائشہ',
]

test('a hostile keyword is a text like any other', async ({ page }) => {
  for (const keyword of keywords) {
    await test.step(keyword, async () => {
      await open(page, `/search?${new URLSearchParams({ purpose: 'sale', keyword })}`)
      // As a filter, or among what could not be used.
      await expect(page.getByRole('main')).toContainText(keyword.replace(/%../g, '').slice(0, 3))
      await expect(page).not.toHaveTitle(/owned/)
      expect(await page.locator('main img[src=x]').count()).toBe(0)
    })
  }
})

test('a page past the end is an empty page with a way back', async ({ page }) => {
  await open(page, '/search?purpose=sale&page=9000')
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page).toHaveURL('/search?purpose=sale')
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('article').first()).toBeVisible()
})
