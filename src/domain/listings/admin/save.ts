import { and, eq } from 'drizzle-orm'
import { ListingContent, type OpenListing } from '#contract/admin/listing-content.ts'
import { freeFields, waitingFields } from '#contract/listings/status-transitions.ts'
import { listingDrafts } from '#db/schema/index.ts'
import { listingErrors as t } from '#messages/admin.ts'
import { allow, type Staff } from '../../access/index.ts'
import type { AllowedContext, Needs } from '../../context.ts'
import { Conflict, Forbidden } from '../../errors.ts'
import { readSettings } from '../../settings/index.ts'
import { readMedia } from '../media.ts'
import { lockListing } from './lock.ts'
import type { ListingRow } from './move.ts'
import { reaches } from './next.ts'
import { contentOf, openListing } from './open.ts'
import { countVersion } from './review/count-version.ts'
import { dropSettled, storeReview } from './review/waiting.ts'
import { keepUrdu } from './save-media.ts'
import { mustFit, writeContent } from './write-content.ts'

/**
 * Saves all fields of a listing and deletes the caller's draft. For a listing on the site, a caller who may
 * not publish changes only fields that need no approval; the rest waits (ADR 0018).
 * @throws NotFound for one that is not theirs, Conflict when it was saved since `base_version`, Forbidden for
 *   fields that a role may not set, Invalid for what does not fit together
 */
export async function saveListing(
  { db, queue, actor }: AllowedContext<'listings.edit', 'db' | 'queue'>,
  { id, base_version, content: sent }: { id: number; base_version: number; content: ListingContent },
): Promise<OpenListing> {
  const { reach } = actor
  await db.transaction(async (tx) => {
    const row = await lockListing(tx, actor, reach, id)
    if (row.version !== base_version) throw new Conflict(t.changedWhileEditing)
    mustBeAllowed(actor, row, sent)
    const before = contentOf(row, await readMedia(tx, id))
    const content = keepUrdu(sent, before)
    if (reaches(actor, 'listings.publish', row.agent_id)) {
      await writeContent({ db: tx, queue }, actor, 'change', row, content)
      await dropSettled(tx, id, content)
    } else await saveForApproval({ db: tx, queue }, actor, row, before, content)
    await tx
      .delete(listingDrafts)
      .where(and(eq(listingDrafts.listing_id, id), eq(listingDrafts.staff_id, actor.id)))
  })
  return openListing({ db, actor: allow(actor, 'listings.read') }, id)
}

/** Only staff who may publish set the agent and the featured flag. */
function mustBeAllowed(actor: Staff, row: ListingRow, { agent_id, featured }: ListingContent): void {
  if (reaches(actor, 'listings.publish', row.agent_id)) return
  if (agent_id !== undefined) throw new Forbidden(t.cannotAssign)
  if (featured !== undefined) throw new Forbidden(t.cannotFeature)
}

/** Writes what needs no approval and keeps the rest until it is approved. */
async function saveForApproval(
  ctx: Needs<'db' | 'queue'>,
  actor: Staff,
  row: ListingRow,
  before: OpenListing['content'],
  content: ListingContent,
): Promise<void> {
  const tx = ctx.db
  const changed = ListingContent.keyof().options.filter(
    (key) => content[key] !== undefined && JSON.stringify(before[key]) !== JSON.stringify(content[key]),
  )
  const waiting = waitingFields(row.status, changed, freeFields(await readSettings(tx)))
  if (waiting.length > 0 && (row.status === 'sold' || row.status === 'rented'))
    throw new Forbidden(t.onlyText({ status: row.status }))
  await mustFit(tx, row, content)
  const kept = Object.fromEntries(waiting.map((field) => [field, before[field]]))
  if (waiting.length === 0 || waiting.length < changed.length)
    await writeContent(ctx, actor, 'change', row, { ...content, ...kept })
  else await countVersion(tx, row.id)
  const fields = Object.fromEntries(waiting.map((field) => [field, content[field]]))
  await storeReview(tx, actor, row.id, fields, kept)
}
