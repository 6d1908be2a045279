import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { listingReviews, listings } from '#db/schema/index.ts'
import { audit } from '../../audit/index.ts'
import type { Needs } from '../../context.ts'
import { emitEvent } from '../../emit-event.ts'
import { forgetFallenThrough } from '../agreed-price.ts'
import type { ListingRow, Patch } from './move.ts'

type Author = Parameters<typeof audit>[1]

/** Writes a change of a listing's row with its entry in the audit log: only what differs, from what to what. */
export async function writeChange(
  { db: tx, queue }: Needs<'db' | 'queue'>,
  actor: Author,
  action: string,
  row: ListingRow,
  patch: Patch,
): Promise<ListingRow> {
  const [after] = await tx
    .update(listings)
    .set({ ...patch, version: sql`${listings.version} + 1`, updated_at: new Date() })
    .where(eq(listings.id, row.id))
    .returning()
  if (!after) throw new Error(`The listing ${row.id} was locked and is gone`)
  await emitStatusChange({ db: tx, queue }, row, after)
  await forgetFallenThrough(tx, row, after)
  if (row.status === 'draft' && after.status !== 'draft') await forgetReturn(tx, row.id)
  const differing = differences(row, after)
  await audit(tx, actor, {
    action,
    entity: 'listing',
    entityId: row.id,
    before: pick(row, differing),
    after: pick(after, differing),
  })
  return after
}

/** A new listing that was sent back once is on its way again. */
async function forgetReturn(tx: Db, id: number): Promise<void> {
  await tx
    .delete(listingReviews)
    .where(and(eq(listingReviews.listing_id, id), sql`${listingReviews.fields} = '{}'`))
}

/** Emits no event for a listing that was never published. */
async function emitStatusChange(
  ctx: Needs<'db' | 'queue'>,
  before: ListingRow,
  after: ListingRow,
): Promise<void> {
  if (after.status === before.status || after.published_at === null) return
  const event = after.status === 'published' ? 'listing.published' : 'listing.status_changed'
  await emitEvent(ctx, event, [{ id: after.id, was: before.status }])
}

type Key = keyof ListingRow
const unremarkable: ReadonlySet<Key> = new Set<Key>(['version', 'updated_at', 'title_lower', 'size_sqft'])

function differences(before: ListingRow, after: ListingRow): Key[] {
  const keys = Object.keys(before) as Key[]
  return keys.filter(
    (key) => !unremarkable.has(key) && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
}

function pick(row: ListingRow, keys: readonly Key[]): object {
  return Object.fromEntries(keys.map((key) => [key, row[key]]))
}
