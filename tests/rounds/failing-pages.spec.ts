import { expect, test } from '#tests/support/browser.ts'
import { makeListing } from '#tests/support/factories.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { expectAccessible, open } from '#tests/support/visit.ts'

test('a page that cannot be loaded says so, and another try shows it', async ({ page, site, trouble }) => {
  trouble.expect(failedLoad(500), /CallError/)
  const listing = await makeListing(site.db)
  await page.route('**/api/listings/search**', (route) =>
    route.fulfill({ status: 500, body: '', headers: { 'x-request-id': 'ab12-7' } }),
  )
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByText('If you write to us, quote this number: ab12-7')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true })).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectAccessible(page)
  await page.unroute('**/api/listings/search**')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('article').first()).toBeVisible()
  await page.goto(`/listing/${listing.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.title)
})

for (const { address, words, said } of [
  {
    address: '/projects',
    words: 'If you write to us, quote this number:',
    said: /Bad response from server/,
  },
  { address: '/ur/projects', words: 'ہمیں لکھتے وقت یہ نمبر بتائیں:', said: /\p{Script=Arabic}/u },
]) {
  test(`a page that the server cannot show has the number of its header: ${address}`, async ({
    page,
    site,
    trouble,
  }) => {
    trouble.expect(failedLoad(500), said)
    await site.pool.query('ALTER TABLE projects RENAME TO projects_away')
    try {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(500)
      const id = answer?.headers()['x-request-id']
      await expect(page.getByText(`${words} ${id}`)).toBeVisible()
    } finally {
      await site.pool.query('ALTER TABLE projects_away RENAME TO projects')
    }
  })
}

test('without a connection a page says so, with its picture', async ({ page, context, trouble }) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await open(page, '/contact')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click()
  const message = page.getByRole('main')
  await expect(message.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(message.locator('.property-mark')).toHaveCSS('background-image', /^url\("data:image\/svg/)
  await context.setOffline(false)
})

test('an answer that takes its time shows the shape of the screen, and nothing jumps when it comes', async ({
  page,
}) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/listings/search**', async (route) => {
    await answered
    await route.continue()
  })
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click()
  await expect(
    page.locator('[aria-busy=true], [role=status]').filter({ visible: true }).first(),
  ).toBeVisible()
  answer()
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('article').first()).toBeVisible()
})
