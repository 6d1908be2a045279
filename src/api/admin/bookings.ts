import type { Hono } from 'hono'
import { listBookings } from '#domain/bookings/admin/list.ts'
import { showBooking } from '#domain/bookings/admin/show.ts'
import { confirmBooking, refundPayment, releaseBooking } from '#domain/bookings/admin/work.ts'
import { confirmHoldForBuyer } from '#domain/bookings/confirm.ts'
import { exportBookings } from '#domain/exports/bookings.ts'
import type { ApiContext } from '../context.ts'
import { sendExport } from '../send-export.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountAdminBookings(app: Hono, parts: AdminParts, context: ApiContext): void {
  const { db } = context
  mountAdminCall(app, parts, 'bookings', ({ by, query }) => listBookings(db, by, query))
  mountAdminCall(app, parts, 'bookingForStaff', async ({ by, params: { booking } }) => ({
    data: await showBooking(db, by, booking),
  }))
  mountAdminCall(app, parts, 'exportBookings', async ({ by, query }) =>
    sendExport('bookings.csv', await exportBookings(db, by, query)),
  )
  mountAdminCall(app, parts, 'exportBookingsAsXlsx', async ({ by, query }) =>
    sendExport('bookings.xlsx', await exportBookings(db, by, query)),
  )
  mountAdminCall(app, parts, 'confirmHoldForBuyer', async ({ by, params: { booking } }) => {
    await confirmHoldForBuyer(context, by, booking)
    return { data: await showBooking(db, by, booking) }
  })
  mountAdminCall(app, parts, 'confirmBooking', async ({ by, params: { booking }, body }) => {
    await confirmBooking(context, by, booking, body.payment)
    return { data: await showBooking(db, by, booking) }
  })
  mountAdminCall(app, parts, 'releaseBooking', async ({ by, params: { booking }, body }) => {
    await releaseBooking(context, by, booking, body.reason)
    return { data: await showBooking(db, by, booking) }
  })
  mountAdminCall(app, parts, 'refundPayment', async ({ by, params, body }) => {
    await refundPayment(context, by, params, body.done)
    return { data: await showBooking(db, by, params.booking) }
  })
}
