/** The whole site with a search service beside it, on a line that can be slow and can break. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openRelay, type Relay } from '#tests/support/relay.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

let database: TestDatabase
let service: RunningSite
let line: Relay
let site: RunningSite
let folder: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aangan-search-'))
  database = await createTestDatabase({ content: 'demo' })
  service = await startSite({ ROLE: 'search', DATA_DIR: folder, DATABASE_URL: database.url })
  line = await openRelay(service.url)
  site = await startSite({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SEARCH_BASE: line.url,
    // Each visit searches.
    PAGE_CACHE_MB: '0',
  })
})
test.afterAll(async () => {
  await site.stop()
  await line[Symbol.asyncDispose]()
  await service.stop()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function homes(page: Page): Promise<string[]> {
  await page.goto(`${site.url}/search?purpose=sale&cityId=1&sort=price-low`)
  return page.getByRole('region', { name: 'Results' }).getByRole('article').allInnerTexts()
}
const given = 'The search service does not answer: this server searches'
const back = 'The search service answers again'
/** The site's log lines about the service, in their order. */
const told = () => site.said().match(new RegExp(`${given}|${back}`, 'g')) ?? []

const patient = { timeout: 40_000 }

test('visitors find the same homes while the service is up, slow, dead and back', async ({ page }) => {
  // A busy machine may be slow at first.
  await expect.poll(async () => (await homes(page)).length && told().at(-1), patient).not.toBe(given)
  const up = await homes(page)
  expect(up.length).toBeGreaterThan(5)

  for (const trouble of [() => line.delay(2_000), line.cut]) {
    trouble()
    expect(await homes(page)).toEqual(up)
    await expect.poll(() => told().at(-1)).toBe(given)
    expect(await homes(page)).toEqual(up)

    line.delay(0)
    line.mend()
    await expect.poll(async () => (await homes(page)).length && told().at(-1), patient).toBe(back)
    expect(await homes(page)).toEqual(up)
  }
})
