/** A site whose API cannot read one list: the page stays, and the list says so in its place (D52). */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '#tests/support/browser.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { openFailingApi } from '#tests/support/failing-api.ts'
import { startSite } from '#tests/support/site.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { expectAccessible, open } from '#tests/support/visit.ts'

type Hosts = { web: string; fail: (path: RegExp | undefined) => void }

/** The pages come from one site, what they show through a host that can fail from another. */
const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'aangan-lists-'))
      const database = await createTestDatabase({ content: 'demo' })
      const settings = { LOG_LEVEL: 'error', DATABASE_URL: database.url, DEMO: 'off' }
      const api = await startSite({ ...settings, DATA_DIR: join(folder, 'api') })
      const { url, fail, close } = await openFailingApi(api.url)
      const web = await startSite({ ...settings, DATA_DIR: join(folder, 'web'), API_BASE: url })
      try {
        await use({ web: web.url, fail })
      } finally {
        await web.stop()
        await close()
        await api.stop()
        await database.drop()
        rmSync(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ hosts }, use) => use(hosts.web),
})

// One pair of hosts serves all of them.
test.describe.configure({ mode: 'default' })
test.afterEach(({ hosts }) => hosts.fail(undefined))

const sentence = {
  en: 'This content could not be loaded. Check your connection and try again.',
  ur: 'یہ حصہ لوڈ نہیں ہو سکا۔ اپنا انٹرنیٹ دیکھ کر دوبارہ کوشش کریں۔',
}

/** The failing call, the page and its status. */
const pages = [
  [/^\/api\/listings\?/, '/', 200],
  [/^\/api\/projects$/, '/', 200],
  [/^\/api\/events$/, '/gallery', 200],
  [/^\/api\/groupPhoto$/, '/gallery', 200],
  [/^\/api\/events$/, '/gallery/1', 200],
  [/^\/api\/agents\?/, '/team/1', 200],
  [/^\/api\/agents\?/, '/areas/islamabad/f-6-1', 200],
  [/^\/api\/listings\/search/, '/areas/islamabad/f-6-1', 200],
  [/^\/api\/testimonials$/, '/about', 200],
  [/^\/api\/webhr\/job-postings/, '/careers', 500],
  [/^\/api\/agents\?/, '/team', 500],
] as const

test('the rest of a page stays; a page whose one purpose is the list answers 500 with the same sentence', async ({
  hosts,
}) => {
  for (const [failing, path, status] of pages) {
    hosts.fail(failing)
    for (const [language, text] of Object.entries(sentence)) {
      const address = `${language === 'ur' ? '/ur' : ''}${path === '/' && language === 'ur' ? '' : path}`
      const answer = await fetch(hosts.web + address)
      const html = await answer.text()
      const shown = {
        address,
        failing: String(failing),
        status: answer.status,
        says: html.split(text).length - 1,
      }
      expect(shown).toEqual({ ...shown, status, says: 1 })
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
      expect(html.match(/data-request="([^"]+)"/)?.[1]).toBe(answer.headers.get('x-request-id'))
    }
  }
})

test('another try brings the list, with scripts in its place', async ({ page, hosts }) => {
  hosts.fail(/^\/api\/events$/)
  await open(page, '/gallery')
  const events = page.getByRole('article')
  await expect(events).toHaveCount(0)
  await expectAccessible(page)
  hosts.fail(undefined)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(events.first()).toBeVisible()
  await expect(page.getByText(sentence.en)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('another try loads the page again', async ({ page, hosts, trouble }) => {
    trouble.expect(failedLoad(500))
    hosts.fail(/^\/api\/webhr\/job-postings/)
    await page.goto('/careers')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    hosts.fail(undefined)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
