import { eq } from 'drizzle-orm'
import { bookings, projects, projectUnits, projectUnitTypes } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { sendOnce } from '../mails/index.ts'
import { typeInUrdu } from '../projects/index.ts'
import { lettersOf } from './emails.ts'
import { paymentsOf } from './rows.ts'

/**
 * Mails the buyer and the agency about the state of a booking, each mail once, however often this is called.
 * @throws the mail server's error when it takes no mail; the next call continues where this one ended
 */
export async function emailAboutBooking(
  ctx: Context<'db' | 'mailer' | 'siteUrl'>,
  bookingId: number,
): Promise<void> {
  const [row] = await ctx.db
    .select({
      booking: bookings,
      type_ur: typeInUrdu,
      project: { id: projects.id, name: projects.name, name_ur: projects.name_ur, slug: projects.slug },
    })
    .from(bookings)
    .innerJoin(projects, eq(projects.id, bookings.project_id))
    .leftJoin(projectUnits, eq(projectUnits.id, bookings.unit_id))
    .leftJoin(projectUnitTypes, eq(projectUnitTypes.id, projectUnits.unit_type_id))
    .where(eq(bookings.id, bookingId))
  if (!row) return
  // Of a buyer who was erased nothing is written again.
  if (row.booking.email === '') return
  await sendOnce(ctx, lettersOf({ ...row, payments: await paymentsOf(ctx.db, bookingId) }, ctx.siteUrl()))
}
