/** A site that reads from a host which answers exactly what the specification names: every page is whole (D2, S3.2). */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '#tests/support/browser.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { startSite } from '#tests/support/site.ts'
import { openSpecifiedApi, specifiedAnswers } from '#tests/support/specified-api.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { open } from '#tests/support/visit.ts'

type Hosts = { web: string; asked: Set<string>; said: () => string }

const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'aangan-specified-'))
      const database = await createTestDatabase()
      const api = await openSpecifiedApi()
      const web = await startSite({
        LOG_LEVEL: 'error',
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        DEMO: 'off',
        API_BASE: api.url,
      })
      try {
        await use({ web: web.url, asked: api.asked, said: web.said })
      } finally {
        await web.stop()
        await api.close()
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

/** The pages of the specification, each with a text that comes from the other host. */
const pages = [
  ['/', 'Corner house near the park'],
  ['/search?purpose=sale&cityId=1', 'Corner house near the park'],
  ['/search?purpose=rent&cityId=1&areaIds=11&beds=3&type=residential', 'Corner house near the park'],
  ['/listing/501', 'Corner house near the park'],
  ['/listing/502', 'گلی کے کونے پر مکان'],
  ['/project/4/River_Court', 'River Court'],
  ['/gallery', 'Open day in Gulberg'],
  ['/gallery/5', 'Open day in Gulberg'],
  ['/careers', 'Sales executive'],
  ['/job-description/6', 'Sales executive'],
  ['/team', 'Sana Malik'],
  ['/about', 'Head Office'],
  ['/contact', 'Blue Area, Islamabad'],
  ['/privacy-policy', ''],
  ['/terms', ''],
  ['/wanted', ''],
  ['/valuation', ''],
  ['/dubai-re-event', ''],
  ['/iso', ''],
  ['/inquiry', ''],
  ['/inquiry?listing=501', 'Corner house near the park'],
  ['/inquiry?project=4', 'River Court'],
] as const

/** Texts that appear when a value is missing, or when an existing list is treated as failed. */
const signs =
  /undefined|\bNaN\b|\bnull\b|Invalid Date|\[object|This content could not be loaded|یہ حصہ لوڈ نہیں ہو سکا/

test('every page is whole in both languages, and nothing is logged', async ({ hosts }) => {
  for (const [path, text] of pages) {
    for (const prefix of ['', '/ur']) {
      const address = path === '/' && prefix ? prefix : prefix + path
      const answer = await fetch(hosts.web + address)
      const html = await answer.text()
      const shown = visibleText(html)
      expect({
        address,
        status: answer.status,
        headings: html.match(/<h1[\s>]/g)?.length,
        hasText: shown.includes(text),
        sign: around(shown, signs),
        // A name that was made of nothing in a link or a title.
        links: html.match(/(?:href|content|src|alt|aria-label)="[^"]*(?:undefined|NaN|null\b)[^"]*"/g),
      }).toEqual({ address, status: 200, headings: 1, hasText: true, sign: undefined, links: null })
    }
  }
  expect(
    hosts
      .said()
      .split('\n')
      .filter((line) => /"level":"?(?:4|5|6|warn|error|fatal)/.test(line)),
  ).toEqual([])
  const unread = Object.keys(specifiedAnswers).filter((path) => !hosts.asked.has(path))
  expect(unread).toEqual(['/projectVideos/'])
})

function visibleText(html: string): string {
  return html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ')
}

function around(text: string, sign: RegExp): string | undefined {
  const found = sign.exec(text)
  return found ? text.slice(Math.max(0, found.index - 60), found.index + 60) : undefined
}

test.describe('in a browser', () => {
  test.beforeEach(({ trouble }) => trouble.expect(failedLoad(404)))

  for (const prefix of ['', '/ur'])
    test(`filters of ${prefix || 'the English'} search can be chosen without counts`, async ({ page }) => {
      await open(page, `${prefix}/search?purpose=sale&cityId=1`)
      const filters = page
        .locator('form#filters, form[id]')
        .filter({ has: page.locator('[name=cityId]') })
        .first()
      await expect(filters).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(2)
      await expect(page.getByRole('main')).not.toContainText(/\(0\)|undefined/)
    })

  test('every kind of page comes to life', async ({ page, hosts }) => {
    for (const path of [
      '/',
      '/listing/501',
      '/project/4/River_Court',
      '/gallery',
      '/gallery/5',
      '/careers',
      '/team',
    ]) {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Something went wrong')).toHaveCount(0)
    }
    expect(hosts.said()).not.toContain('could not be rendered')
  })
})
