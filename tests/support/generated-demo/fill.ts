/** A demo site with four times the listings, generated, so that tests find some of every kind in every place. */
import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import * as tables from '#db/schema/index.ts'
import { fillAgency, finish } from '#demo/fill.ts'
import { insertAll } from '#demo/insert.ts'
import { withListings } from './content.ts'
import { makeListings } from './listings/make.ts'
import { priceChangeRows } from './listings/price-changes.ts'
import { layOutPlaces } from './places/lay-out.ts'

/** Fills an empty database: the same at every run, but for times, which are counted back from `now`. */
export async function fillGenerated(db: Db, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    const { setting } = await fillAgency(tx, { now })
    const { content } = setting
    const places = layOutPlaces()
    const listings = makeListings({ places, agents: content.agents, projects: withListings(content) }, now)
    const { changes, reductions } = priceChangeRows(listings, now)
    await insertAll(tx, tables.listings, listings)
    await insertAll(tx, tables.listingChanges, changes)
    await insertAll(tx, tables.listingReductions, reductions)
    await finish(tx, setting)
    const [{ count } = { count: 0 }] = (
      await tx.execute<{ count: number }>(sql`select count(*)::int as count from ${tables.areas}`)
    ).rows
    if (count !== places.length) throw new Error('The generator lays out other areas than demo/areas.csv.')
  })
}
