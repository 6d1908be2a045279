import { eq } from 'drizzle-orm'
import { bookingTerms } from '#agency'
import type { BookingAnswer } from '#contract/bookings/bookings.ts'
import type { SizeUnit } from '#contract/listings/property.ts'
import { bookings, projects, projectUnits, projectUnitTypes } from '#db/schema/index.ts'
import type { PaymentGateway } from '#integrations/payments/gateway.ts'
import { bookingErrors as t } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { viewName } from '../features/index.ts'
import { localizedColumn } from '../localized.ts'
import { firstStepOf, ownSize, typeInUrdu, unitColumns } from '../projects/index.ts'
import { refundTerms } from './refund-terms.ts'
import { type BookingRow, isUnconfirmed, paymentsOf, refundOf } from './rows.ts'

type Asked = {
  reference: string
  /** Address of the gateway's script. */
  script: string
  /** Whether codes can be emailed. */
  canMail: boolean
}

/**
 * How far the booking of that reference is, and how it is paid while it is held; nothing about who made it.
 * @throws NotFound when no booking has the reference
 */
export async function bookingState(
  ctx: Context<'db' | 'gateway'>,
  { reference, script, canMail }: Asked,
): Promise<BookingAnswer> {
  const { db } = ctx
  const [row] = await db
    .select({
      booking: bookings,
      project: projectColumns(),
      type: localizedColumn(bookings.unit_type, typeInUrdu),
      ...unitColumns,
    })
    .from(bookings)
    .innerJoin(projects, eq(projects.id, bookings.project_id))
    .leftJoin(projectUnits, eq(projectUnits.id, bookings.unit_id))
    .leftJoin(projectUnitTypes, eq(projectUnitTypes.id, projectUnits.unit_type_id))
    .where(eq(bookings.reference, reference))
  if (!row) throw new NotFound(t.unknownReference)
  const { booking, project } = row
  const [all, first_step] = await Promise.all([paymentsOf(db, booking.id), firstStepOf(db, project.id)])
  const declined = all.findLast(({ status }) => status === 'declined')
  const { state, unit_id, unit_number, unit_price, amount } = booking
  const { held_until, booked_at, release_reason } = booking
  return {
    data: {
      reference,
      state,
      project,
      unit: {
        id: unit_id,
        number: unit_number,
        type: row.type,
        price: unit_price,
        facts: factsOf(row),
      },
      amount,
      first_step,
      held_until: held_until.toISOString(),
      confirm: isUnconfirmed(booking) ? { by_email: canMail } : null,
      booked_at: booked_at?.toISOString() ?? null,
      release_reason,
      declined_at: declined?.created_at.toISOString() ?? null,
      refund: refundOf(all),
      refunds: refundTerms(),
      pay: payOnline(ctx.gateway, script, booking),
      account:
        state === 'held' && !isUnconfirmed(booking) && booking.gateway === 'bank-transfer'
          ? bookingTerms.account
          : null,
    },
  }
}

const projectColumns = () => ({
  id: projects.id,
  name: localizedColumn(projects.name, projects.name_ur),
  slug: projects.slug,
  possession_on: projects.possession_on,
})

type JoinedUnit = {
  beds: number | null
  baths: number | null
  floor: number | null
  facing: string | null
  unit: SizeUnit | null
  own_value: number | null
  type_value: number | null
  type_sqft: number | null
}

/** Nothing of a unit that is not offered any more: what was joined is null then. */
function factsOf(row: JoinedUnit): BookingAnswer['data']['unit']['facts'] {
  const { beds, baths, floor, facing, unit, own_value, type_value, type_sqft } = row
  if (facing === null || unit === null || type_value === null || type_sqft === null) return null
  return {
    beds,
    baths,
    floor,
    facing: viewName(facing),
    size: ownSize({ unit, own_value, type_value, type_sqft }),
  }
}

/** Begun with a gateway that is not ours any more, it cannot go on there. */
function payOnline(
  gateway: PaymentGateway,
  script: string,
  { state, checkout, gateway: name }: BookingRow,
): BookingAnswer['data']['pay'] {
  if (state !== 'held' || !checkout || gateway.name !== name) return null
  const fields = Object.entries(checkout.fields).map(([field, value]) => ({ name: field, value }))
  return { gateway: gateway.label, script, action: checkout.action, fields }
}
