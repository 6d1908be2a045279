/** Notifications outside the admin app, and to other programs. */
import type { BrowserContext } from '@playwright/test'
import { enterAs, messages } from '#tests/support/admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { goodInquiry } from '#tests/support/inquiry.ts'
import { failedLoad } from '#tests/support/trouble.ts'

/** Counts the notifications that the browser is asked to show, in every tab. */
async function countNotifications(context: BrowserContext): Promise<string[]> {
  const shown: string[] = []
  await context.exposeFunction('noteShown', (text: string) => shown.push(text))
  await context.addInitScript(() => {
    // A tab that was just opened shows nothing yet, and may keep nothing.
    if (location.origin === 'null') return
    const Shown = class extends EventTarget {
      static permission: NotificationPermission = 'default'
      static async requestPermission() {
        localStorage.setItem('allowed', 'yes')
        Shown.permission = 'granted'
        return Shown.permission
      }
      constructor(_title: string, { body }: { body: string }) {
        super()
        Reflect.get(window, 'noteShown')(body)
      }
    }
    if (localStorage.getItem('allowed')) Shown.permission = 'granted'
    Object.defineProperty(window, 'Notification', { value: Shown })
  })
  return shown
}

test('a new lead is announced in every tab, and once as a browser notification if allowed', async ({
  page,
  context,
  site,
}) => {
  const shown = await countNotifications(context)
  await enterAs(page, site, 'manager')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  await page.request.post('/api/inquiry', { data: goodInquiry({ name: 'Private Person' }) })
  await expect(messages(page)).toContainText(/New lead: Inquiry AG-/)
  expect(shown).toEqual([])
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(page.getByRole('button', { name: 'Turn off notifications' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/admin/listings')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Listings')
  const answer = await page.request.post('/api/inquiry', { data: goodInquiry({ name: 'Private Person' }) })
  const { data } = await answer.json()
  const text = `New lead: Inquiry ${data.reference}`
  for (const tab of [page, other]) await expect(messages(tab)).toContainText(text)
  expect(shown).toEqual([text])
  await messages(other).getByRole('button', { name: 'Open' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Private Person')
})

test('a webhook is added, its secret shown once, and the result of a test shown', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(failedLoad(422))
  await enterAs(page, site, 'admin')
  await page.goto('/admin/webhooks/new')
  const name = `CRM ${crypto.randomUUID().slice(0, 6)}`
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('URL').fill('https://10.0.0.1/hook')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText('This address is in a private network. Only public addresses are allowed.'),
  ).toBeVisible()
  // There is no server at this address; nothing is sent until a test is requested.
  await page.getByLabel('URL').fill('https://192.88.98.1:1/hook')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Show secret' }).click()
  await expect(page.getByText(/^whsec_/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Create new secret' })).toBeVisible()
  await expect(page.getByText(/^whsec_/)).toHaveCount(0)
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const { rowCount } = await site.pool.query(
    `UPDATE webhooks SET url = 'https://10.0.0.1/hook' WHERE id = $1`,
    [id],
  )
  expect(rowCount).toBe(1)
  await page.getByRole('button', { name: 'Send test event' }).click()
  await expect(
    page.getByText('This address is in a private network. Only public addresses are allowed.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'All deliveries' }).click()
  await expect(page.getByRole('row', { name: /Test event/ }).filter({ hasText: name })).toBeVisible()
})
