/** A web whose calls and pictures are another host's: setting API_BASE and IMAGE_BASE here, WEB_ORIGINS there. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '#tests/support/browser.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { enter, type FormCase, forms, siteForm } from '#tests/support/forms.ts'
import { requestsOfPhone } from '#tests/support/leads.ts'
import { openRelay } from '#tests/support/relay.ts'
import { startSite } from '#tests/support/site.ts'
import { open } from '#tests/support/visit.ts'

type Hosts = { web: string; api: string; pool: Awaited<ReturnType<typeof createTestDatabase>>['pool'] }

/** The web has a database of its own with nothing in it: whatever it shows comes from the API's host. */
const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'aangan-hosts-'))
      const full = await createTestDatabase({ content: 'demo' })
      const empty = await createTestDatabase()
      let webUrl = ''
      const relay = await openRelay(() => webUrl)
      const settings = { LOG_LEVEL: 'warn', TRUST_PROXY: '1' }
      const api = await startSite({
        ...settings,
        DATABASE_URL: full.url,
        DATA_DIR: join(folder, 'api'),
        WEB_ORIGINS: relay.url,
      })
      const web = await startSite({
        ...settings,
        DATABASE_URL: empty.url,
        DATA_DIR: join(folder, 'web'),
        DEMO: 'off',
        API_BASE: api.url,
        IMAGE_BASE: api.url,
        PUBLIC_URL: relay.url,
      })
      webUrl = web.url
      try {
        await use({ web: relay.url, api: api.url, pool: full.pool })
      } finally {
        await web.stop()
        await api.stop()
        await relay[Symbol.asyncDispose]()
        await full.drop()
        await empty.drop()
        rmSync(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ hosts }, use) => use(hosts.web),
})

// One pair of hosts serves all of them.
test.describe.configure({ mode: 'default' })

test('every kind of page shows the data of the other host, on the server and in the browser', async ({
  page,
  hosts,
}) => {
  await open(page, '/')
  await expect(page.getByRole('heading', { name: 'Margalla Court' })).toBeVisible()
  await page.goto('/search?purpose=sale&cityId=1')
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/listing\/\d+$/)
  for (const path of ['/project/1/Margalla_Court', '/team', '/gallery', '/careers', '/contact'])
    expect((await page.goto(path))?.status(), path).toBe(200)
  expect((await fetch(`${hosts.web}/listing/2147483647`)).status).toBe(404)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled })
    test(`a form ${javaScriptEnabled ? 'with' : 'without'} JavaScript reaches the other host`, async ({
      page,
      hosts,
    }) => {
      const form: FormCase | undefined = forms.feedback
      if (!form) throw new Error('There is no feedback form')
      const entries = form.good()
      await page.goto(form.path)
      const box = siteForm(page, form)
      if (javaScriptEnabled) await open(page, form.path)
      await enter(box, entries)
      await box.locator('button[type=submit]').click()
      const sent = () => requestsOfPhone(hosts.pool, entries.texts['Phone Number'] ?? '')
      await expect.poll(async () => (await sent()).map(({ kind }) => kind)).toEqual([form.kind])
    })
  })
}

test('no other origin may send, and the office answers none of them', async ({ hosts }) => {
  const headers = { origin: 'https://elsewhere.example', 'content-type': 'application/json' }
  const refused = await fetch(`${hosts.api}/api/contact`, { method: 'POST', headers, body: '{}' })
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null])
  const asked = { origin: hosts.web, 'access-control-request-method': 'POST' }
  const open = await fetch(`${hosts.api}/api/contact`, { method: 'OPTIONS', headers: asked })
  expect(open.headers.get('access-control-allow-origin')).toBe(hosts.web)
  const office = await fetch(`${hosts.api}/api/admin/me`, { headers: asked })
  expect(office.headers.get('access-control-allow-origin')).toBeNull()
  const signIn = await fetch(`${hosts.api}/api/admin/sign-in`, {
    method: 'POST',
    headers: { origin: hosts.web, 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
    body: '{}',
  })
  expect(signIn.status).toBe(403)
})
