/** The test of journeys that end with money or an email: a site of the worker's own with a gateway and a mailbox. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from './browser.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { openSandbox, type Sandbox } from './payment-gateway/open.ts'
import { startSite } from './site.ts'

export { expect } from './browser.ts'

/** Its database has nothing but what a test puts there. */
export type Shop = { url: string; database: TestDatabase; sandbox: Sandbox; mailbox: Mailbox }

export const test = base.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'aangan-shop-'))
      const [database, sandbox, mailbox] = await Promise.all([
        createTestDatabase(),
        openSandbox(),
        openMailbox(),
      ])
      const site = await startSite({
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        DEMO: 'off',
        LOG_LEVEL: 'warn',
        SMTP_URL: mailbox.url,
        ...sandbox.settings,
      })
      try {
        await use({ url: site.url, database, sandbox, mailbox })
      } finally {
        await site.stop()
        await Promise.all([sandbox.close(), mailbox.close(), database.drop()])
        rmSync(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})
