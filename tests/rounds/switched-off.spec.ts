/**
 * Parts that an agency without systems and without a blog does not have: their addresses, and all links to
 * them.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { signInAs } from '#tests/support/admin.ts'
import { test as base, expect } from '#tests/support/browser.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeBookable } from '#tests/support/factories.ts'
import { startSite } from '#tests/support/site.ts'
import { hire } from '#tests/support/staff.ts'

type Bare = { url: string; database: TestDatabase }

const test = base.extend<object, { bare: Bare }>({
  bare: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'aangan-bare-'))
      const database = await createTestDatabase({ content: 'demo' })
      const hooks = ['systems-off.ts', 'blog-off.ts'].flatMap((hook) => [
        '--import',
        join(import.meta.dirname, '../support', hook),
      ])
      const settings = { DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'warn' }
      const site = await startSite(settings, [process.execPath, ...hooks])
      try {
        await use({ url: site.url, database })
      } finally {
        await site.stop()
        await database.drop()
        rmSync(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ bare }, use) => use(bare.url),
})
test.describe.configure({ mode: 'default' })

test('without payments nothing is at the addresses of bookings, and a project has no way to them', async ({
  request,
  bare: { database },
}) => {
  const { project, units } = await makeBookable(database.db, ['A-101'])
  const unit = units.get('A-101')
  const reference = 'AG-7K3M-9QXD'
  await database.pool.query(
    `INSERT INTO bookings (reference, project_id, unit_id, unit_number, unit_type, amount, name, email, phone, gateway, held_until)
     VALUES ($1, $2, $3, 'A-101', 'Two-bed', 500000, 'Sana Malik', 'sana@example.com', '0300 1234567', 'bank-transfer', now() + interval '1 day')`,
    [reference, project.id, unit],
  )
  for (const path of [`/book/${project.id}`, `/book/${project.id}/${unit}`, `/booking/${reference}`]) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 404])
    expect(await answer.text()).not.toMatch(/A-101|500,000/)
  }
  const page = await (await request.get(`/project/${project.id}/${project.slug}`)).text()
  expect(page).toContain(project.name)
  expect(page.match(/.{80}\/book\b.{20}/)).toBeNull()
})

test('without a blog nothing is at its address, and no page leads there', async ({ request, site }) => {
  expect((await request.get('/blog', { maxRedirects: 0 })).status()).toBe(404)
  const leadsThere = async (path: string) => (await (await request.get(path)).text()).includes('/blog')
  for (const path of ['/', '/search?purpose=sale&cityId=1', '/listing/10590', '/careers', '/sitemap.xml'])
    expect([path, await leadsThere(path)]).toEqual([path, false])
  // Where there is one, they do.
  expect(await leadsThere(`${site.url}/`)).toBe(true)
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('without systems the office has neither a way to them nor a page of them', async ({
  page,
  bare: { database },
}) => {
  const { email } = await hire({ database }, 'admin')
  await signInAs(page, email)
  await expect(heading(page)).toHaveText('Today')
  const links = page.getByRole('navigation').getByRole('link')
  await expect(links.filter({ hasText: 'Projects' }).first()).toBeVisible()
  await expect(links.filter({ hasText: /Analytics|Ads|Bookings|Webhooks|Deliveries/ })).toHaveCount(0)
  for (const path of ['analytics', 'ads', 'ads/new', 'ads/1', 'bookings', 'bookings/1'])
    await expectNothing(page, path)
  for (const path of ['webhooks', 'webhooks/new', 'webhooks/1', 'deliveries', 'deliveries/1'])
    await expectNothing(page, path)
})

async function expectNothing(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/${path}`)
  await expect(heading(page), path).toHaveText('Page not found')
}
