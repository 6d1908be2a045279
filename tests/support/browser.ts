/** The test of every browser journey: a site of the worker's own, and a browser in which nothing may go wrong. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { type RunningSite, startSite } from './site.ts'
import { Trouble } from './trouble.ts'

export { expect } from '@playwright/test'

export interface DemoSite extends RunningSite {
  /** Its database, with the demo content, for what a visitor cannot see. */
  db: TestDatabase['db']
  pool: TestDatabase['pool']
  dataFolder: string
  /** Its own copy of the agency's texts. */
  contentFolder: string
}

/** Who sends it may upload. */
export const uploadToken = crypto.randomUUID()

type OfTest = { trouble: Trouble }
type OfWorker = { site: DemoSite }

export const test = base.extend<OfTest, OfWorker>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const dataFolder = mkdtempSync(join(tmpdir(), 'aangan-site-'))
      const database = await createTestDatabase({ content: 'demo' })
      const contentFolder = join(dataFolder, 'content')
      cpSync(join(import.meta.dirname, '../../content'), contentFolder, { recursive: true })
      const site = await startSite({
        DATABASE_URL: database.url,
        DATA_DIR: dataFolder,
        CONTENT_DIR: contentFolder,
        LOG_LEVEL: 'warn',
        UPLOAD_TOKEN: uploadToken,
      })
      try {
        await use({ ...site, db: database.db, pool: database.pool, dataFolder, contentFolder })
      } finally {
        await site.stop()
        await database.drop()
        rmSync(dataFolder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  trouble: [
    async ({ context }, use) => {
      const trouble = new Trouble()
      await trouble.watch(context)
      await use(trouble)
      await trouble.verify()
    },
    { auto: true },
  ],
})
