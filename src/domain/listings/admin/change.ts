import { and, asc, inArray } from 'drizzle-orm'
import type { ListingAction, ListingsChanged } from '#contract/admin/listing-list.ts'
import { reachOf } from '#contract/permissions.ts'
import { listings } from '#db/schema/index.ts'
import { listingErrors as t } from '#messages/admin.ts'
import type { Staff } from '../../access/index.ts'
import { activeAgent } from '../../agents/index.ts'
import type { AllowedContext } from '../../context.ts'
import { Conflict, DomainError, Forbidden } from '../../errors.ts'
import { within } from './mine.ts'
import { type ListingRow, moveTo, type Patch } from './move.ts'
import { storeUndo, type Undone, undoneBy } from './store-undo.ts'
import { writeChange } from './write.ts'

/**
 * Does one thing to many listings, all that can be changed in one transaction; the others are named with the reason.
 * Listings out of the caller's reach are treated as missing.
 * @throws Forbidden for a caller who may not give listings to an agent, Invalid for an agent who is not there
 */
export async function changeListings(
  { db, queue, clock, actor }: AllowedContext<'listings.edit', 'db' | 'queue' | 'clock'>,
  change: ListingAction,
): Promise<ListingsChanged['data']> {
  const { reach } = actor
  if (change.action === 'agent' && reachOf(actor.role, 'listings.publish') !== 'all')
    throw new Forbidden(t.cannotAssign)
  return db.transaction(async (tx) => {
    if (change.action === 'agent' && change.agent_id !== null)
      await activeAgent(tx, 'agent_id', change.agent_id)
    const rows = await tx
      .select()
      .from(listings)
      .where(and(inArray(listings.id, change.ids), within(actor, reach)))
      // In one order, so that two requests that change the same ones cannot deadlock.
      .orderBy(asc(listings.id))
      .for('update')
    const known = new Set(rows.map(({ id }) => id))
    const now = clock()
    const refused = change.ids.filter((id) => !known.has(id)).map((id) => ({ id, reason: t.unknown }))
    const undone: Undone[] = []
    for (const row of rows) {
      const patch = patchOf(actor, row, change, now)
      if (patch instanceof DomainError) refused.push({ id: row.id, reason: patch.message })
      else {
        const after = await writeChange(
          { db: tx, queue },
          actor,
          change.action === 'confirm' ? 'confirm' : 'change',
          row,
          patch,
        )
        undone.push(undoneBy(row, after.version))
      }
    }
    return { changed: undone.map(({ id }) => id), refused, undo: await storeUndo(tx, actor, undone) }
  })
}

function patchOf(actor: Staff, row: ListingRow, change: ListingAction, now: Date): Patch | DomainError {
  switch (change.action) {
    case 'status':
      return moveTo(actor, row, change.status, now)
    case 'agent':
      return row.agent_id === change.agent_id ? new Conflict(t.sameAgent) : { agent_id: change.agent_id }
    case 'confirm':
      return confirmed(actor, row, now)
  }
}

/** An expired listing comes back when it is confirmed; other unlisted ones have nothing to confirm. */
function confirmed(actor: Staff, row: ListingRow, now: Date): Patch | DomainError {
  if (row.status === 'expired') return moveTo(actor, row, 'published', now)
  if (row.status === 'published' || row.status === 'under offer' || row.status === 'hold')
    return { confirmed_at: now, reminded_at: null }
  return new Conflict(t.notPublished)
}
