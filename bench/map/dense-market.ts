import pg from 'pg'
import { openEmbedded } from '#db/embedded/server.ts'
import { migrate } from '#db/migrate.ts'
import { fillMarket } from '../search/fill.ts'

/** Where homes are so dense that the map has almost as many pins as the server sends at most. */
export const dense = { lat: 31.5, long: 74.34, pins: 4_900 }

/**
 * A database of 40,000 listings, 10,000 of them for sale in Islamabad and Rawalpindi, and 4,900 of those in Lahore within
 * 600 metres, each at a position of its own.
 */
export async function openDenseMarket(folder: string) {
  const server = await openEmbedded(folder, { fsync: 'off', synchronous_commit: 'off' })
  await migrate(server.url)
  const pool = new pg.Pool({ connectionString: server.url })
  await fillMarket(pool, 40_000)
  await pool.query(
    `UPDATE listings SET lat = $1 + 0.005 * random(), long = $2 + 0.006 * random()
     WHERE id IN (SELECT listings.id FROM listings JOIN cities ON cities.id = city_id
       WHERE cities.name = 'Lahore' AND purpose = 'sale' ORDER BY listings.id LIMIT $3)`,
    [dense.lat, dense.long, dense.pins],
  )
  await pool.end()
  return server
}
