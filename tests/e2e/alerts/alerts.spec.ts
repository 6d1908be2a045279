import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { savedAlertsPath, unsubscribePath } from '#contract/paths.ts'
import { encodeShape } from '#contract/search/map-shape.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { linkSecret } from '#domain/alerts/secrets.ts'
import { behind, textOf } from '#tests/support/alerts.ts'
import { expect, test } from '#tests/support/browser.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'
import { testSecret } from '#tests/support/test-secret.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { expectAccessible, open } from '#tests/support/visit.ts'

let site: RunningSite
let database: TestDatabase
let mailbox: Mailbox
let folder: string

// A site of its own, that sends its mails.
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aangan-alerts-'))
  mailbox = await openMailbox()
  database = await createTestDatabase({ content: 'demo' })
  site = await startSite({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    SMTP_URL: mailbox.url,
  })
})
test.afterAll(async () => {
  await site.stop()
  await mailbox.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})
test.describe.configure({ mode: 'default' })

const mailsTo = (address: string) => mailbox.received.filter((mail) => mail.includes(`\nTo: ${address}`))

/** The first mail to an address, once it is there. */
async function mailTo(address: string): Promise<string> {
  await expect.poll(() => mailsTo(address).length).toBe(1)
  return mailsTo(address)[0] ?? ''
}

test('a search with a drawn area is saved by keyboard, confirmed by code, changed, paused and deleted', async ({
  page,
  trouble,
}) => {
  const shape = encodeShape([
    [
      { lat: 33.5, long: 72.9 },
      { lat: 33.5, long: 73.2 },
      { lat: 33.8, long: 73.2 },
      { lat: 33.8, long: 72.9 },
    ],
  ])
  await open(
    page,
    site.url + searchAddress({ purpose: 'sale', shape, subtype: ['house'], maxPrice: 90_000_000 }),
  )
  const save = page.getByRole('link', { name: 'Save this search' })
  await save.focus()
  await save.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Get alerts for this search' })
  await expect(dialog.getByText('Houses for sale')).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Filters' })).toContainText('Drawn area')
  await expect(dialog.getByLabel('WhatsApp number')).toHaveCount(0)
  await expectAccessible(page)

  const email = dialog.getByLabel('Email address')
  await email.press('Enter')
  await expect(dialog.getByRole('alert').first()).toContainText('Enter an email address')
  await email.fill('sana@example.com')
  await dialog.getByText('Once a day').click()
  await dialog.getByRole('button', { name: 'Get alerts' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox')
  await expect(page.getByText('Sent to s…@example.com')).toBeVisible()
  const code = /Code: (\d{6})/.exec(textOf(await mailTo('sana@example.com')))?.[1] ?? ''
  await page.getByLabel('Code from the message').fill(code === '000000' ? '111111' : '000000')
  trouble.expect(failedLoad(422))
  await page.getByRole('button', { name: 'Confirm code' }).click()
  await expect(page.locator('form').getByRole('alert')).toContainText('does not match')
  await page.getByLabel('Code from the message').fill(code)
  await page.getByLabel('Code from the message').press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your alerts')
  await expect(page.getByRole('status').first()).toHaveText(/Your alerts are on/)
  const alert = page.getByRole('article', { name: 'Houses for sale' })
  await expect(alert).toContainText('Drawn area')
  await expect(alert.getByLabel('How often', { exact: true })).toHaveValue('daily')
  await expectAccessible(page)

  await alert.getByLabel('How often', { exact: true }).selectOption('weekly')
  await alert.getByRole('button', { name: /^Change how often/ }).click()
  await expect(page.getByRole('status').first()).toHaveText('Your change is saved.')
  await expect(alert.getByLabel('How often', { exact: true })).toHaveValue('weekly')
  await alert.getByRole('button', { name: 'Pause: Houses for sale' }).click()
  await expect(alert).toContainText('Paused')
  await alert.getByRole('button', { name: 'Resume: Houses for sale' }).click()
  await alert.getByRole('link', { name: 'See the results' }).click()
  await expect(page).toHaveURL(/\/search\?.*shape=/)
  await page.goBack()
  await page.locator('summary', { hasText: 'Delete all alerts' }).click()
  await page.getByRole('button', { name: 'Yes, delete all alerts' }).click()
  await expect(alert.getByRole('button', { name: 'Turn on again: Houses for sale' })).toBeVisible()
})

test.describe('in Urdu without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a listing is watched, its link asks before it confirms, and the alerts end with one button', async ({
    page,
    trouble,
  }) => {
    const { rows } = await database.pool.query<{ id: number; title_ur: string }>(
      "SELECT id FROM listings WHERE status = 'published' ORDER BY id LIMIT 1",
    )
    await page.goto(`${site.url}/ur/listing/${rows[0]?.id}`)
    await page.getByRole('link', { name: 'قیمت کم ہو یا پراپرٹی دستیاب نہ رہے تو مجھے بتائیں' }).click()
    const form = page.locator('form', { has: page.getByLabel('ای میل') })
    await form.getByLabel('ای میل').fill('not an address')
    trouble.expect(failedLoad(422))
    await form.getByRole('button', { name: 'الرٹ حاصل کریں' }).click()
    await expect(form.getByRole('alert')).toBeVisible()
    await form.getByLabel('ای میل').fill('amna@example.com')
    await form.getByRole('button', { name: 'الرٹ حاصل کریں' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('اپنا ان باکس دیکھیں')

    const token = behind('/ur/alerts/confirm/', await mailTo('amna@example.com'))
    await page.goto(`${site.url}/ur/alerts/confirm/${token}`)
    expect(await statusOf('amna@example.com')).toEqual(['pending'])
    await page.getByRole('button', { name: 'الرٹ شروع کریں' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('آپ کے الرٹ')
    expect(await statusOf('amna@example.com')).toEqual(['active'])

    const contact = await keyOf('amna@example.com')
    await page.goto(`${site.url}/ur${unsubscribePath(linkSecret(testSecret, 'unsubscribe', contact))}`)
    await page.getByRole('button', { name: 'تمام الرٹ ختم کریں' }).click()
    await expect(page.getByRole('status').first()).toContainText('a…@example.com')
    expect(await statusOf('amna@example.com')).toEqual(['ended'])

    await page.goto(`${site.url}/ur/alerts`)
    await page.getByLabel('ای میل').fill('amna@example.com')
    await page.getByRole('button', { name: 'لنک بھیجیں' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('اپنے پیغامات دیکھیں')
    await expect.poll(() => mailsTo('amna@example.com').length).toBe(2)
    const secret = linkSecret(testSecret, 'manage', contact)
    expect(textOf(mailsTo('amna@example.com')[1] ?? '')).toContain(`/ur${savedAlertsPath(secret)}`)
  })

  test('a forged link is refused in a sentence that leads on', async ({ page, trouble }) => {
    trouble.expect(failedLoad(404))
    for (const path of [savedAlertsPath('forged'), '/alerts/confirm/forged', '/alerts/new/forged']) {
      const answer = await page.goto(site.url + path)
      expect(answer?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not valid')
    }
    await page.getByRole('link', { name: 'Get a new link' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get the link to your alerts')
  })
})

async function statusOf(address: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ status: string }>(
    'SELECT a.status FROM alerts a JOIN alert_contacts c ON c.id = a.contact_id WHERE c.address = $1',
    [address],
  )
  return rows.map(({ status }) => status)
}

async function keyOf(address: string): Promise<string> {
  const { rows } = await database.pool.query<{ key: string }>(
    'SELECT key FROM alert_contacts WHERE address = $1',
    [address],
  )
  return rows[0]?.key ?? ''
}
