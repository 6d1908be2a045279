/** Reads from PostgreSQL what the table filters and sorts by: everything at first, then what changed since. */
import { eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.ts'
import { listingChanges, listings } from '#db/schema/index.ts'
import { prepared } from '../../prepared.ts'
import { none, subtypeNumber } from '../search-index/row.ts'
import { type ListingTableRow, never, purposeNumber, statusNumber } from './row.ts'

/** Up to where changes were read, and of what. */
export type Moment = {
  /** Another one after a restart, a restored backup, or when a standby took over: nothing read before counts then. */
  database: string
  /** Which transactions could be seen, as PostgreSQL writes it. */
  snapshot: string
}

/** `everything`: too much changed to be told one by one. */
export type Changes = Moment & { everything: boolean; changed: ListingTableRow[]; gone: number[] }

// So few that nobody else waits long while they are taken in.
const rowsAtOnce = 1_000
const mostChanges = 10_000

const database = sql<string>`concat_ws(' ', pg_postmaster_start_time(), 'listings'::regclass::oid)`
const snapshot = sql<string>`pg_current_snapshot()::text`

const columns = {
  id: listings.id,
  city_id: listings.city_id,
  area_id: listings.area_id,
  agent_id: listings.agent_id,
  status: listings.status,
  purpose: listings.purpose,
  subtype: listings.subtype,
  beds: listings.beds,
  featured: listings.featured,
  price: listings.price,
  size_sqft: listings.size_sqft,
  title_lower: listings.title_lower,
  updated: microseconds(listings.updated_at).as('updated'),
  created: microseconds(listings.created_at).as('created'),
  published: microseconds(listings.published_at).as('published'),
  confirmed: microseconds(listings.confirmed_at).as('confirmed'),
}

// A number holds them exactly: there are fewer than 2^53 for another two centuries.
function microseconds(column: AnyPgColumn) {
  return sql<number | null>`(extract(epoch from ${column}) * 1000000)::float8`
}

const everything = (db: Db) =>
  db.select(columns).from(listings).orderBy(sql`${listings.title_lower} collate "C"`, listings.id)

type Row = Awaited<ReturnType<typeof everything>>[number]

/** Gives every listing to `take`, a thousand at a time and in the order of their titles; says of which moment they are. */
export function readAll(db: Db, take: (listing: ListingTableRow) => void): Promise<Moment> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      const moment = await tx.execute<Moment>(sql`select ${database} as database, ${snapshot} as snapshot`)
      await tx.execute(sql`declare all_listings cursor for ${everything(tx)}`)
      for (let read = rowsAtOnce; read === rowsAtOnce; ) {
        const { rows } = await tx.execute<Row>(sql.raw(`fetch ${rowsAtOnce} from all_listings`))
        for (const row of rows) take(deskRow(row))
        read = rows.length
      }
      return theOne(moment.rows)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/**
 * What was committed since a moment, by whomever: each listing that changed, as it is now. Exact, because a snapshot
 * says of every transaction whether it could be seen.
 */
export async function readChanges(db: Db, since: Moment): Promise<Changes> {
  const rows = await changesSince(db).execute({ snapshot: since.snapshot })
  const [now = since] = rows
  const listings = rows.flatMap(({ listing }) => listing ?? [])
  return {
    database: now.database,
    snapshot: now.snapshot,
    everything: rows.length > mostChanges || rows.some(({ changed }) => changed === allListings),
    changed: listings.map(deskRow),
    gone: rows.flatMap(({ changed, listing }) => (changed === null || listing ? [] : changed)),
  }
}

function theOne<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('PostgreSQL gave no row')
  return row
}

// The trigger writes it when the table is emptied.
const allListings = 0

const changesSince = prepared((db) =>
  db
    .select({
      database: sql<string>`moment.database`,
      snapshot: sql<string>`moment.snapshot`,
      changed: sql<number | null>`changes.listing_id`,
      listing: columns,
    })
    .from(sql`(select ${database} as database, ${snapshot} as snapshot) as moment`)
    .leftJoin(
      // A dump that was restored brings numbers of transactions along that are still to come.
      sql`(select distinct ${listingChanges.listing_id} from ${listingChanges}
        where ${listingChanges.changed_in} >= pg_snapshot_xmin(${sql.placeholder('snapshot')}::pg_snapshot)
          and ${listingChanges.changed_in} < pg_snapshot_xmax(pg_current_snapshot())
          and not pg_visible_in_snapshot(${listingChanges.changed_in}, ${sql.placeholder('snapshot')}::pg_snapshot)
        limit ${sql.raw(String(mostChanges + 1))}) as changes`,
      sql`true`,
    )
    .leftJoin(listings, eq(listings.id, sql`changes.listing_id`))
    .prepare('desk_changes'),
)

function deskRow(row: Row): ListingTableRow {
  return {
    id: row.id,
    cityId: row.city_id,
    areaId: row.area_id,
    agentId: row.agent_id ?? none,
    status: statusNumber(row.status),
    purpose: purposeNumber(row.purpose),
    subtype: subtypeNumber(row.subtype),
    beds: row.beds ?? 0,
    featured: Number(row.featured),
    title: row.title_lower,
    keys: {
      updated: row.updated ?? never,
      created: row.created ?? never,
      published: row.published ?? never,
      confirmed: row.confirmed ?? never,
      price: row.price,
      size: row.size_sqft,
    },
  }
}
