/** The demo's map file, which `npm run demo-map` makes. */
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { demoSources } from '#contract/evidence/evidence.ts'
import type { Db } from '#db/client.ts'
import { listings } from '#db/schema/index.ts'
import { demoFolder } from './folder.ts'

export const demoMapFile = join(demoFolder, 'map/cities.pmtiles')

/** Its path while a listing of the demo is published; undefined once there is none. */
export async function findDemoMap(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute(sql`
    select from ${listings} where source = ${demoSources.listings} and status = 'published' limit 1`)
  return rows.length > 0 ? demoMapFile : undefined
}
