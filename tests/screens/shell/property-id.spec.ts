import type { Page } from '@playwright/test'
import { header } from '#contract/limits.ts'
import { validationMessages } from '#messages/common.ts'
import { shell } from '#messages/site.ts'
import { expect, test } from '#tests/support/browser.ts'
import { makeListing } from '#tests/support/factories.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { open } from '#tests/support/visit.ts'

const box = (page: Page) => page.getByRole('banner').getByRole('textbox', { name: 'Property ID' })
const findButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Find property' })
const note = (page: Page) => page.getByRole('banner').getByText(validationMessages.invalidId, { exact: true })
const unknownId = '2147483647'

test('the ID of a property leads to it', async ({ page, site }) => {
  const listing = await makeListing(site.db)
  await open(page, '/')
  await box(page).fill(String(listing.id))
  await box(page).press('Enter')
  await expect(page).toHaveURL(`/listing/${listing.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(listing.title)
  await expect(box(page)).toHaveValue('')
})

for (const write of [
  (id: number) => `#${id}`,
  (id: number) => `ID ${id.toLocaleString('en')}`,
  (id: number) => id.toLocaleString('ur-PK-u-nu-arabext', { useGrouping: false }),
]) {
  test(`the ID may be written as ${write(12272)}`, async ({ page, site }) => {
    const listing = await makeListing(site.db)
    await open(page, '/')
    await box(page).fill(write(listing.id))
    await box(page).press('Enter')
    await expect(page).toHaveURL(`/listing/${listing.id}`)
  })
}

test("an unknown ID shows 'Invalid ID' for two seconds, then the box is empty again", async ({
  page,
  trouble,
}) => {
  trouble.expect(failedLoad(404))
  await page.clock.install()
  await open(page, '/')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await box(page).fill(unknownId)
  await findButton(page).click()
  await expect(note(page)).toBeVisible()
  await page.clock.runFor(header.invalidIdMs - 100)
  await expect(note(page)).toBeVisible()
  await page.clock.runFor(100)
  await expect(note(page)).toBeHidden()
  await expect(box(page)).toHaveValue('')
  await expect(page).toHaveURL('/')
})

for (const [how, status] of [
  ['fails', 500],
  ['is overloaded', 503],
] as const) {
  test(`a server that ${how} counts as not found`, async ({ page, trouble }) => {
    trouble.expect(failedLoad(status))
    await page.route('**/api/listings/7', (route) =>
      route.fulfill({ status, json: { error: { code: 'internal', message: 'No' } } }),
    )
    await open(page, '/')
    await box(page).fill('7')
    await findButton(page).click()
    await expect(note(page)).toBeVisible()
    await expect(page).toHaveURL('/')
  })
}

test("without a connection the search says so, not 'Invalid ID', and keeps the number", async ({
  page,
  trouble,
}) => {
  trouble.expect(/net::ERR_INTERNET_DISCONNECTED/)
  await page.route('**/api/listings/7', (route) => route.abort('internetdisconnected'))
  await open(page, '/')
  await box(page).fill('7')
  await findButton(page).click()
  await expect(
    page.getByRole('banner').getByRole('alert').filter({ hasText: shell.unreachable }),
  ).toBeVisible()
  await expect(box(page)).toHaveAccessibleDescription(shell.unreachable)
  await expect(box(page)).toHaveValue('7')
  await expect(note(page)).toBeHidden()
  await expect(page.getByRole('region', { name: shell.notices })).toBeEmpty()
})

test('a spinner turns while the property is looked for', async ({ page, site }) => {
  const listing = await makeListing(site.db)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**/api/listings/${listing.id}`, async (route) => {
    await asked
    await route.continue()
  })
  await open(page, '/')
  await box(page).fill(String(listing.id))
  await findButton(page).click()
  await expect(page.getByRole('banner').getByRole('status', { name: 'Searching' })).toBeVisible()
  answer()
  await expect(page).toHaveURL(`/listing/${listing.id}`)
})

test("text that is no ID shows 'Invalid ID' and is not searched", async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '/')
  for (const typed of ['0', '-5', 'G-13', '1e3', '4.5', '99999999999', '<script>', "1' OR 1=1"]) {
    await test.step(typed, async () => {
      await box(page).fill(typed)
      await box(page).press('Enter')
      await expect(note(page)).toBeVisible()
      expect(asked.filter((url) => /\/api\/listings\/[^s?]/.test(url))).toEqual([])
      await expect(page).toHaveURL('/')
    })
  }
})

test('on a phone the box hides behind a toggle, wants digits, and is emptied when it is toggled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  await expect(box(page)).toBeHidden()
  await page.getByRole('button', { name: 'Search by property ID' }).click()
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveAttribute('inputmode', 'numeric')
  await box(page).fill('123')
  await page.getByRole('button', { name: 'Close property search' }).click()
  await expect(box(page)).toBeHidden()
  await page.getByRole('button', { name: 'Search by property ID' }).click()
  await expect(box(page)).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [home, invalid] of [
    ['/', validationMessages.invalidId],
    ['/ur', 'آئی ڈی درست نہیں'],
  ] as const) {
    test(`from ${home} the ID of a property leads to it, any other to '${invalid}'`, async ({
      page,
      site,
      trouble,
    }) => {
      trouble.expect(failedLoad(404))
      const listing = await makeListing(site.db)
      for (const typed of [unknownId, '0', 'G-13', '99999999999']) {
        await page.goto(home)
        const field = page.getByRole('banner').locator('input[name=id]').filter({ visible: true })
        await field.fill(typed)
        const answered = page.waitForResponse((answer) => answer.url().includes('/listing/find'))
        await field.press('Enter')
        expect((await answered).status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(invalid)
        await expect(page.getByRole('main')).toContainText(typed)
      }
      await page
        .getByRole('banner')
        .locator('input[name=id]')
        .filter({ visible: true })
        .fill(String(listing.id))
      await page.getByRole('banner').locator('input[name=id]').filter({ visible: true }).press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(listing.title)
    })
  }
})
