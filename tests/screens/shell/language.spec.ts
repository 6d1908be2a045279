import { expect, test } from '#tests/support/browser.ts'
import { live, open } from '#tests/support/visit.ts'

test('the switch leads to the same page in the other language, which is then remembered', async ({
  page,
  context,
}) => {
  await open(page, '/search?purpose=rent&beds=2')
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'اردو' }).click()
  await expect(page).toHaveURL('/ur/search?purpose=rent&beds=2')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await live(page)

  const later = await context.newPage()
  await later.goto('/about?from=mail')
  await expect(later).toHaveURL('/ur/about?from=mail')
  await header.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/search?purpose=rent&beds=2')
  await later.goto('about:blank')
  await later.goto('/ur/team')
  await expect(later).toHaveURL('/team')
})

test('an address with several values is shown unchanged in both languages', async ({ request }) => {
  const address = '/search?purpose=sale&areaIds=1,2&subtype=house,apartment&typed=%D8%AF%D9%88'
  for (const asked of [address, address.replaceAll(',', '%2C'), address.replace(',2', '&areaIds=2')]) {
    for (const prefix of ['', '/ur']) {
      const answer = await request.get(prefix + asked, { maxRedirects: 0 })
      expect([prefix + asked, answer.status()]).toEqual([prefix + asked, 200])
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the language of the address is shown, and the switch works', async ({ page }) => {
    await page.goto('/ur/projects')
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/projects')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
