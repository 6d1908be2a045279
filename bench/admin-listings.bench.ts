/**
 * The admin table over 100,000 listings of every state: filters, orders and pages as staff choose them, each with its
 * exact total and requested right after a save.
 */
import type pg from 'pg'
import { fillMarket } from './search/fill.ts'
import { openAdminApi } from './support/admin-api.ts'
import { type Mixes, measureMixes } from './support/admin-mixes.ts'

const listings = 100_000

const mixes: Mixes = {
  'as it opens': (turn) => `page=${turn + 1}`,
  'published, dearest first': (turn) => `status=published&sort=price&page=${turn + 1}`,
  'houses for sale between two prices': (turn) =>
    `purpose=sale&subtype=house&min_price=10000000&max_price=40000000&sort=size&page=${turn + 1}`,
  'a city by title': (turn) => `city_id=${(turn % 9) + 1}&sort=title&order=asc&page=${turn + 1}`,
  'an area, drafts and holds': (turn) => `area_id=${turn + 1}&status=draft,hold`,
  'an agent, oldest confirmation first': (turn) => `agent_id=${turn + 1}&sort=confirmed&order=asc`,
  'to confirm': (turn) => `confirm=due&sort=confirmed&order=asc&page=${turn + 1}`,
  'older than 90 days, four beds': (turn) => `min_days=90&beds=4&sort=created&page=${turn + 1}`,
  'words of the title': (turn) => `q=marla bahria&page=${turn + 1}`,
  'a property ID': (turn) => `q=${turn * 771 + 1}`,
  'the last page': () => `status=published&sort=published&page=${1_300}`,
}

await using admin = await openAdminApi()
await fillMarket(admin.pool, listings)
await liveOn(admin.pool)
const list = `listings table, ${listings.toLocaleString('en')} listings`
await measureMixes(admin, { list, path: '/api/admin/listings', target: 150 }, mixes, save)

/** The work of colleagues meanwhile: five listings, other ones each time. */
function save(turn: number): Promise<unknown> {
  const ids = [1, 2, 3, 4, 5].map((part) => part * 19_000 + turn)
  return admin.pool.query(
    'UPDATE listings SET price = price + 10000, updated_at = now() WHERE id = ANY($1::int[])',
    [ids],
  )
}

/** A market in use: every state, descriptions as people write them, changed and confirmed over months. */
async function liveOn(pool: pg.Pool): Promise<void> {
  await pool.query('ALTER TABLE listings DISABLE TRIGGER USER')
  await pool.query(`
    UPDATE listings SET
      description = repeat('A home with a garden in front and a view of the hills. ', 5 + id % 25),
      status = CASE WHEN id % 10 < 7 THEN 'published'
        ELSE (ARRAY['draft', 'review', 'under offer', 'hold', 'expired', 'archived'])[1 + id % 6] END,
      updated_at = now() - random() * interval '200 days',
      created_at = now() - random() * interval '400 days',
      confirmed_at = now() - random() * interval '120 days'`)
  await pool.query('ALTER TABLE listings ENABLE TRIGGER USER')
  await pool.query('VACUUM (FULL, ANALYZE) listings')
  await pool.query('VACUUM listings')
}
