import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { agencyText } from '#contract/agency-texts.ts'
import { pathInLanguage } from '#contract/language-paths.ts'
import { savedAlertsPath, unsubscribePath } from '#contract/paths.ts'
import { encodeShape } from '#contract/search/map-shape.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { linkSecret } from '#domain/alerts/secrets.ts'
import { alertForm } from '#messages/common.ts'
import { inLanguage } from '#messages/language.ts'
import { languages } from '#messages/languages.ts'
import { alertPages as t } from '#messages/site.ts'
import { behind, textOf } from '#tests/support/alerts.ts'
import { expect, test } from '#tests/support/browser.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { detail } from '#tests/support/detail.ts'
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

const shape = encodeShape([
  [
    { lat: 33.5, long: 72.9 },
    { lat: 33.5, long: 73.2 },
    { lat: 33.8, long: 73.2 },
    { lat: 33.8, long: 72.9 },
  ],
])

const mailsTo = (address: string) => mailbox.received.filter((mail) => mail.includes(`\nTo: ${address}`))

/** The first mail to an address, once it is there. */
async function mailTo(address: string): Promise<string> {
  await expect.poll(() => mailsTo(address).length).toBe(1)
  return mailsTo(address)[0] ?? ''
}

for (const language of languages) {
  const at = (path: string) => pathInLanguage(path, language)
  const said = <Text>(say: () => Text) => inLanguage(language, say)

  test(`a search with a drawn area is saved by keyboard, confirmed by code, changed, paused and deleted (${language})`, {
    tag: language === 'ur' ? detail : [],
  }, async ({ page, trouble }) => {
    const email = `sana-${language}@example.com`
    const focus = page.locator(':focus')
    const title = (say: () => string) => `${said(say)} | ${said(() => agencyText('name'))}`
    await open(page, site.url + at(searchAddress({ purpose: 'sale', shape, subtype: ['house'] })))
    await page.getByRole('link', { name: said(() => t.save) }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: said(() => t.saveTitle) })
    await expect(dialog.getByRole('list', { name: said(() => t.details) })).toBeVisible()
    await expect(dialog.getByLabel(said(() => t.labels.whatsapp))).toHaveCount(0)
    await expectAccessible(page)

    await expect(focus).toHaveAccessibleName(said(() => t.labels.email))
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert').first()).toContainText(said(() => alertForm.emailNeeded))
    await expect(focus).toHaveAccessibleDescription(said(() => alertForm.emailNeeded))
    await page.keyboard.type(email)
    await dialog.getByText(said(() => t.frequencies.daily)).click()
    await dialog.getByRole('button', { name: said(() => t.submit) }).press('Enter')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(() => t.requestTitle))
    await expect(page).toHaveTitle(title(() => t.requestTitle))
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('main')).toContainText('s…@example.com')
    const code = /\d{6}/.exec(textOf(await mailTo(email)).replaceAll(/http\S+/g, ''))?.[0] ?? ''
    const field = page.getByLabel(said(() => t.labels.code))
    await field.fill(code === '000000' ? '111111' : '000000')
    trouble.expect(failedLoad(422))
    await field.press('Enter')
    await expect(focus).toHaveRole('alert')
    await expect(focus.getByRole('link')).toHaveAttribute('href', '#alert-code')
    await field.fill(code)
    await field.press('Enter')

    // Each page that answers begins, for who hears it, with what was done.
    await expect(page).toHaveTitle(title(() => t.savedTitle))
    await expect(focus).toHaveText(said(() => t.doneAll.confirmed))
    const alert = page.getByRole('article')
    const name = (await alert.getByRole('heading').textContent()) ?? ''
    const often = alert.getByRole('combobox', { name: `${said(() => t.labels.frequency)} ${name}` })
    await expect(often).toHaveValue('daily')
    await expectAccessible(page)

    await often.selectOption('weekly')
    const button = (say: () => string) => alert.getByRole('button', { name: said(say) })
    await button(() => t.changeFrequencyOf({ title: name })).press('Enter')
    await expect(focus).toHaveText(`${name}: ${said(() => t.done.changed)}`)
    await expect(often).toHaveValue('weekly')
    await button(() => t.pauseOf({ title: name })).press('Enter')
    await expect(focus).toHaveText(`${name}: ${said(() => t.done.paused)}`)
    await expect(alert).toContainText(said(() => t.statuses.paused))
    await button(() => t.resumeOf({ title: name })).press('Enter')
    await expect(focus).toHaveText(`${name}: ${said(() => t.done.active)}`)
    await alert.getByRole('link', { name: said(() => t.openOf.search({ title: name })) }).press('Enter')
    await expect(page).toHaveURL(/\/search\?.*shape=/)
    await page.goBack()
    await page.locator('summary', { hasText: said(() => t.removeAll) }).press('Enter')
    await page.getByRole('button', { name: said(() => t.removeAllSure) }).press('Enter')
    await expect(focus).toHaveText(said(() => t.doneAll.ended))
    await expect(button(() => t.turnOnOf({ title: name }))).toBeVisible()

    await open(page, site.url + at('/alerts'))
    await page.getByLabel(said(() => t.labels.email)).fill(email)
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle(title(() => t.linkSentTitle))
    await expect(focus).toHaveText(said(() => t.linkSentText))
  })
}

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
    await expect(page.locator(':focus')).toContainText('a…@example.com')
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
