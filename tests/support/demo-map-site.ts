/** A site with maps of real streets, where the file of Pakistan is available. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from './browser.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { type RunningSite, startSite } from './site.ts'

export { expect } from './browser.ts'

const pakistan = join(import.meta.dirname, '../../../shared/map/pakistan.pmtiles')

type MapSite = RunningSite & { database: TestDatabase }

export const test = base.extend<object, { mapSite: MapSite }>({
  mapSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'aangan-maps-'))
      mkdirSync(join(folder, 'map'))
      cpSync(pakistan, join(folder, 'map/basemap.pmtiles'))
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

/** Skips the tests of a file where the tiles of Pakistan are missing. */
export function needsTilesOfPakistan(): void {
  test.skip(!existsSync(pakistan), 'the tiles of Pakistan are missing: ../shared/map/pakistan.pmtiles')
}
