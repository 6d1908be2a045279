/** A site with the demo content, in a separate process. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { type RunningSite, startSite } from './site.ts'

export interface DemoSite extends RunningSite {
  /** Its database, with the demo content, for what a visitor cannot see. */
  db: TestDatabase['db']
  pool: TestDatabase['pool']
  dataFolder: string
  /** Its own copy of the agency's texts. */
  contentFolder: string
}

/** A request with this token may upload. */
export const uploadToken = crypto.randomUUID()

/** Starts one, lets it be used, and takes away all of it. */
export async function withDemoSite(
  use: (site: DemoSite) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
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
    ...settings,
  })
  try {
    await use({ ...site, db: database.db, pool: database.pool, dataFolder, contentFolder })
  } finally {
    await site.stop()
    await database.drop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
