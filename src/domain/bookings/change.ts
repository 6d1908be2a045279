/** The state changes of a booking, each in the caller's transaction, with its log entry and emails. */
import { eq, sql } from 'drizzle-orm'
import type { ReleaseReason } from '#contract/bookings/bookings.ts'
import { bookings, projects, projectUnits, projectUnitTypes } from '#db/schema/index.ts'
import { bookingHistory as t } from '#messages/admin.ts'
import { type Visitor, visitor } from '../access/index.ts'
import { audit } from '../audit/index.ts'
import type { Context } from '../context.ts'
import type { BookingRow } from './rows.ts'

/** The visitor who holds or booked the unit. */
export const theBuyer: Visitor = { ...visitor, name: t.buyer }

/** The unit is sold: one less of its kind is available. */
export async function markBooked(ctx: Context<'db' | 'queue'>, booking: BookingRow): Promise<void> {
  const after = { state: 'booked' as const, release_reason: null, booked_at: new Date() }
  await step(ctx, 'book', booking, after)
  await countUnits(ctx, booking, -1)
}

/** The unit is free again. */
export async function markReleased(
  ctx: Context<'db' | 'queue'>,
  booking: BookingRow,
  release_reason: ReleaseReason,
  note?: string,
): Promise<void> {
  await step(ctx, 'release', booking, { state: 'released', release_reason }, note)
  if (booking.state === 'booked') await countUnits(ctx, booking, 1)
}

async function step(
  { db, queue, actor }: Context<'db' | 'queue'>,
  action: string,
  { id, reference, state, release_reason }: BookingRow,
  after: Partial<BookingRow>,
  note?: string,
): Promise<void> {
  await db
    .update(bookings)
    .set({ ...after, confirm_code: null, held_from: null, updated_at: new Date() })
    .where(eq(bookings.id, id))
  await audit(db, actor, {
    action,
    entity: 'booking',
    entityId: id,
    before: { reference, state, release_reason },
    after: {
      reference,
      state: after.state,
      release_reason: after.release_reason ?? null,
      ...(note !== undefined && { note }),
    },
  })
  await queue.enqueue(db, 'booking-changed', { bookingId: id })
}

/**
 * Changes the number of available units, and the project's version, so that an open editor notices the change
 * as after a colleague's save.
 */
async function countUnits({ db, actor }: Context, booking: BookingRow, more: 1 | -1): Promise<void> {
  const { unit_id, project_id, unit_number, reference } = booking
  if (unit_id === null) return
  // First the project, in the same order as its save.
  await db.select({ id: projects.id }).from(projects).where(eq(projects.id, project_id)).for('no key update')
  const [before] = await db
    .select({ id: projectUnitTypes.id, name: projectUnitTypes.name, available: projectUnitTypes.available })
    .from(projectUnitTypes)
    .innerJoin(projectUnits, eq(projectUnits.unit_type_id, projectUnitTypes.id))
    .where(eq(projectUnits.id, unit_id))
    .for('no key update', { of: projectUnitTypes })
  if (!before) return
  const available = sql`least(${projectUnitTypes.total}, greatest(0, ${projectUnitTypes.available} + ${more}))`
  const [after] = await db
    .update(projectUnitTypes)
    .set({ available })
    .where(eq(projectUnitTypes.id, before.id))
    .returning({ available: projectUnitTypes.available })
  if (after?.available === before.available) return
  await db
    .update(projects)
    .set({ version: sql`${projects.version} + 1` })
    .where(eq(projects.id, project_id))
  const of = { unit_type: before.name, unit: unit_number, booking: reference }
  await audit(db, actor, {
    action: more === 1 ? 'release unit' : 'book unit',
    entity: 'project',
    entityId: project_id,
    before: { ...of, available: before.available },
    after: { ...of, available: after?.available },
  })
}
