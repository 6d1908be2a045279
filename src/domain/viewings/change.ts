/** The one way a viewing changes: its row, the timeline of its lead, and the job that tells everybody concerned. */
import { eq, sql } from 'drizzle-orm'
import type { ViewingParty } from '#contract/viewings/viewing-states.ts'
import type { Db } from '#db/client.ts'
import { viewings } from '#db/schema/index.ts'
import type { Needs } from '../context.ts'
import { type ViewingRow, viewingRows } from './rows.ts'

export type Viewing = ViewingRow['viewing']

/** What a change sets; `version` and the rest follow. */
export type Changes = Pick<Viewing, 'state'> &
  Partial<Pick<Viewing, 'at' | 'slots' | 'time_zone' | 'reason' | 'outcome'>>

/** Of two that take the same time together, the second finds it taken. */
export async function lockTimes(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('viewings', 0))`)
}

/** The viewing, locked until the transaction ends; undefined when there is none. */
export async function lockedViewing(
  tx: Db,
  where: { key: string } | { id: number },
): Promise<ViewingRow | undefined> {
  const condition = 'key' in where ? eq(viewings.key, where.key) : eq(viewings.id, where.id)
  const [held] = await tx.select({ id: viewings.id }).from(viewings).where(condition).for('update')
  if (!held) return undefined
  const [row] = await viewingRows(tx).where(eq(viewings.id, held.id))
  return row
}

/** Stores the change. A confirmed time that it gives up is called off in all calendars. */
export async function storeChange(
  { db, queue }: Needs<'db' | 'queue'>,
  before: Viewing,
  { changes, by }: { changes: Changes; by: ViewingParty },
): Promise<Viewing> {
  const called_off_at = calledOff(before, changes)
  const [after] = await db
    .update(viewings)
    .set({
      reason: null,
      ...changes,
      called_off_at,
      changed_by: by,
      version: before.version + 1,
      updated_at: sql`now()`,
    })
    .where(eq(viewings.id, before.id))
    .returning()
  if (!after) throw new Error('What was stored is not there')
  await queue.enqueue(db, 'viewing-changed', { leadId: before.lead_id })
  return after
}

/** A time that was called off stays so until the next is confirmed: whichever email goes next tells it. */
function calledOff(before: Viewing, { state }: Changes): Date | null {
  if (state === 'confirmed' || state === 'done') return null
  return before.state === 'confirmed' ? before.at : before.called_off_at
}
