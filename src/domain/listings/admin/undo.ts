import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ListingsChanged } from '#contract/admin/listing-list.ts'
import { listings, listingUndos } from '#db/schema/index.ts'
import { listingErrors as t } from '#messages/admin.ts'
import type { AllowedContext, Context } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { within } from './mine.ts'
import { Undone } from './store-undo.ts'
import { writeChange } from './write.ts'

/**
 * Undoes the caller's own action within the hour, once. Listings that were changed since stay as they are and
 * are named.
 * @throws NotFound for another person's action, an older one and one that was undone
 */
export async function undoListings(
  { db, queue, actor }: AllowedContext<'listings.edit', 'db' | 'queue'>,
  key: string,
): Promise<ListingsChanged['data']> {
  const { reach } = actor
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .delete(listingUndos)
      .where(
        and(
          eq(listingUndos.id, key),
          eq(listingUndos.staff_id, actor.id),
          gt(listingUndos.made_at, sql`now() - interval '1 hour'`),
        ),
      )
      .returning()
    if (!kept) throw new NotFound(t.noUndo)
    const undone = z.array(Undone).parse(kept.before)
    const ids = undone.map(({ id }) => id)
    const rows = await tx
      .select()
      .from(listings)
      .where(and(inArray(listings.id, ids), within(actor, reach)))
      .orderBy(asc(listings.id))
      .for('update')
    const byId = new Map(rows.map((row) => [row.id, row]))
    const changed: number[] = []
    const refused: ListingsChanged['data']['refused'] = []
    for (const { id, version, before } of undone) {
      const row = byId.get(id)
      if (!row) refused.push({ id, reason: t.unknown })
      else if (row.version !== version) refused.push({ id, reason: t.changedSince })
      else {
        await writeChange({ db: tx, queue }, actor, 'undo', row, before)
        changed.push(id)
      }
    }
    return { changed, refused, undo: null }
  })
}

/** Deletes records of actions that can no longer be undone. */
export async function forgetUndos({ db }: Context): Promise<void> {
  await db.delete(listingUndos).where(sql`${listingUndos.made_at} < now() - interval '1 hour'`)
}
