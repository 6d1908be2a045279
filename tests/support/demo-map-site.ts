/** A site with maps of real streets: those of the demo's map file. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from './browser.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { type RunningSite, startSite } from './site.ts'

export { expect } from './browser.ts'

type MapSite = RunningSite & { database: TestDatabase }

export const test = base.extend<object, { mapSite: MapSite }>({
  mapSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'aangan-maps-'))
      const database = await createTestDatabase({ content: 'demo' })
      const site = await startSite({
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        MAP_TILES: 'auto',
        LOG_LEVEL: 'warn',
      })
      try {
        await use({ ...site, database })
      } finally {
        await site.stop()
        await database.drop()
        rmSync(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ mapSite }, use) => use(mapSite.url),
})
