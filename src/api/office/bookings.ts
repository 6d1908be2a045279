import type { Hono } from 'hono'
import { confirmHoldForBuyer } from '#domain/bookings/confirm.ts'
import { listBookings } from '#domain/bookings/desk/list.ts'
import { showBooking } from '#domain/bookings/desk/show.ts'
import { confirmBooking, refundPayment, releaseBooking } from '#domain/bookings/desk/work.ts'
import { exportBookings } from '#domain/exports/bookings.ts'
import type { ApiContext } from '../context.ts'
import { sendExport } from '../send-export.ts'
import { mountOfficeCall, type OfficeParts } from './call.ts'

export function mountBookingDesk(app: Hono, parts: OfficeParts, context: ApiContext): void {
  const { db } = context
  mountOfficeCall(app, parts, 'bookings', ({ by, query }) => listBookings(db, by, query))
  mountOfficeCall(app, parts, 'bookingInOffice', async ({ by, params: { booking } }) => ({
    data: await showBooking(db, by, booking),
  }))
  mountOfficeCall(app, parts, 'exportBookings', async ({ by, query }) =>
    sendExport('bookings.csv', await exportBookings(db, by, query)),
  )
  mountOfficeCall(app, parts, 'exportBookingsAsXlsx', async ({ by, query }) =>
    sendExport('bookings.xlsx', await exportBookings(db, by, query)),
  )
  mountOfficeCall(app, parts, 'confirmHoldForBuyer', async ({ by, params: { booking } }) => {
    await confirmHoldForBuyer(context, by, booking)
    return { data: await showBooking(db, by, booking) }
  })
  mountOfficeCall(app, parts, 'confirmBooking', async ({ by, params: { booking }, body }) => {
    await confirmBooking(context, by, booking, body.payment)
    return { data: await showBooking(db, by, booking) }
  })
  mountOfficeCall(app, parts, 'releaseBooking', async ({ by, params: { booking }, body }) => {
    await releaseBooking(context, by, booking, body.reason)
    return { data: await showBooking(db, by, booking) }
  })
  mountOfficeCall(app, parts, 'refundPayment', async ({ by, params, body }) => {
    await refundPayment(context, by, params, body.done)
    return { data: await showBooking(db, by, params.booking) }
  })
}
