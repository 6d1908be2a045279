import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { settings } from '#db/schema/index.ts'
import { colleague, enterAs, goodPassword, signInAs } from '#tests/support/admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { detail } from '#tests/support/detail.ts'
import { mailedLink } from '#tests/support/password-links.ts'
import { totp } from '#tests/support/totp.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/visit.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an administrator comes in, adds a colleague by mail, and takes the access away again', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(failedLoad(401), failedLoad(409))
  const admin = await colleague(site, 'admin')
  await page.goto('/admin/staff')
  await expect(heading(page)).toHaveText('Sign in')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('email address or password is wrong')
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  // Where they wanted to go in the first place.
  await expect(heading(page)).toHaveText('Staff')
  await expectAccessible(page)

  const email = `sana-${crypto.randomUUID().slice(0, 8)}@aangan.example`
  await page.getByRole('button', { name: 'Add staff' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add staff' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Sana Malik')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(admin.email)
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Manager')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Another member of staff has this email address')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row.getByRole('combobox')).toHaveValue('manager')

  const agentsEmail = `bilal-${crypto.randomUUID().slice(0, 8)}@aangan.example`
  await page.getByRole('button', { name: 'Add staff' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Bilal Anwar')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(agentsEmail)
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('+971 50 123 4567')
  await dialog.getByRole('combobox', { name: 'City' }).selectOption('Lahore')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  const agentsRow = page.getByRole('row').filter({ hasText: agentsEmail })
  await expect(agentsRow.getByRole('link', { name: 'Bilal Anwar' })).toBeVisible()
  await agentsRow.getByRole('button', { name: 'Change' }).click()
  const linking = page.getByRole('dialog', { name: 'Bilal Anwar’s agent profile' })
  await linking.getByRole('combobox', { name: 'Agent profile' }).selectOption('None')
  await linking.getByRole('button', { name: 'Save' }).click()
  await expect(agentsRow.getByText('No agent profile')).toBeVisible()

  await row.getByRole('button', { name: /^Deactivate.*Sana Malik$/ }).click()
  await expect(row.getByRole('button', { name: /^Reactivate.*Sana Malik$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(heading(page)).toHaveText('Audit log')
  await expect(page.getByRole('listitem').filter({ hasText: 'changed' }).first()).toContainText('Yes → No')
  await expectAccessible(page)
})

test('an agent without a profile sees why the screens are empty', { tag: detail }, async ({ page, site }) => {
  await enterAs(page, site, 'agent')
  await page.goto('/admin/leads')
  await expect(page.getByText('Your account has no agent profile yet')).toBeVisible()
  await expectAccessible(page)
})

test('a mailed link sets the password, once', { tag: detail }, async ({ page, site, trouble }) => {
  trouble.expect(failedLoad(401), failedLoad(422))
  const { email } = await colleague(site, 'editor')
  await page.goto('/admin/forgotten')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(heading(page)).toHaveText('Check your email')
  await expect.poll(() => mailedLink(site.db, email)).toBeDefined()
  const link = (await mailedLink(site.db, email)) ?? ''
  for (const [password, outcome] of [
    ['short', 'Enter at least 12 characters'],
    ['qwertyuiop12', 'too easy to guess'],
    ['a new and longer password', 'Password changed'],
  ] as const) {
    await page.goto(link)
    await page.getByLabel('New password').fill(password)
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('main')).toContainText(outcome)
  }
  await page.goto('/admin')
  await expect(heading(page)).toHaveText('Sign in')
  await page.goto(link)
  await page.getByLabel('New password').fill('and yet another password')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('alert')).toContainText('already been used')
})

/** What a phone's camera reads off the QR code on the page. */
async function readQrCode(page: Page): Promise<string | undefined> {
  const picture = await page.getByRole('img', { name: /^QR code/ }).screenshot()
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test('while a second factor is required, staff without one are asked to turn it on first', {
  tag: detail,
}, async ({ page, site }) => {
  const { email } = await colleague(site, 'hr')
  const value = { second_factor_required_for: 'everybody' }
  await site.db
    .insert(settings)
    .values({ key: 'office', value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
  try {
    await signInAs(page, email)
    await expect(heading(page)).toHaveText('My account')
    await expect(page.getByRole('alert')).toContainText('requires two-factor authentication')
    await page.getByRole('link', { name: 'Jobs' }).click()
    await expect(page.getByRole('alert')).toContainText('requires two-factor authentication')
    await page.goto('/admin/jobs')
    await expect(heading(page)).toHaveText('My account')
  } finally {
    await site.db.delete(settings).where(eq(settings.key, 'office'))
  }
})

test('with a second factor the password is not enough; a phone shows all of it', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(failedLoad(401))
  await page.setViewportSize({ width: 360, height: 740 })
  const { email } = await colleague(site, 'hr')
  await signInAs(page, email)
  // They land at the first place that they may see; staff and the log are not among those.
  await expect(heading(page)).toHaveText('Jobs')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'Staff' })).toHaveCount(0)
  await page.getByRole('link', { name: 'My account' }).click()
  await expect(heading(page)).toHaveText('My account')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Turn on two-factor authentication' }).click()
  await page.getByLabel('Your password').fill(goodPassword)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByRole('img', { name: /^QR code/ }).scrollIntoViewIfNeeded()
  expect(await readQrCode(page)).toContain(`secret=${secret}`)
  await page.getByLabel('Code from your app').fill(totp(secret))
  await page.getByRole('button', { name: 'Turn on two-factor authentication' }).click()
  await expect(page.getByRole('button', { name: 'Turn off two-factor authentication' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await signInAs(page, email)
  await expect(heading(page)).toHaveText('Two-factor authentication')
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('wrong or has expired')
  await page.getByLabel('Code', { exact: true }).fill(totp(secret, 1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page)).toHaveText('Jobs')
})
