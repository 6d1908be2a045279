import type { Hono } from 'hono'
import {
  confirmBooking,
  confirmHoldForBuyer,
  listBookings,
  refundPayment,
  releaseBooking,
  showBooking,
} from '#domain/bookings/index.ts'
import { exportBookings } from '#domain/exports/index.ts'
import { sendExport } from '../send-export.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountAdminBookings(app: Hono, parts: AdminParts): void {
  mountAdminCall(app, parts, 'bookings', ({ ctx, query }) => listBookings(ctx, query))
  mountAdminCall(app, parts, 'bookingForStaff', async ({ ctx, params: { booking } }) => ({
    data: await showBooking(ctx, booking),
  }))
  mountAdminCall(app, parts, 'exportBookings', async ({ ctx, query }) =>
    sendExport('bookings.csv', await exportBookings(ctx, query)),
  )
  mountAdminCall(app, parts, 'exportBookingsAsXlsx', async ({ ctx, query }) =>
    sendExport('bookings.xlsx', await exportBookings(ctx, query)),
  )
  mountAdminCall(app, parts, 'confirmHoldForBuyer', async ({ ctx, params: { booking } }) => {
    await confirmHoldForBuyer(ctx, booking)
    return { data: await showBooking(ctx, booking) }
  })
  mountAdminCall(app, parts, 'confirmBooking', async ({ ctx, params: { booking }, body }) => {
    await confirmBooking(ctx, { id: booking, payment: body.payment })
    return { data: await showBooking(ctx, booking) }
  })
  mountAdminCall(app, parts, 'releaseBooking', async ({ ctx, params: { booking }, body }) => {
    await releaseBooking(ctx, { id: booking, reason: body.reason })
    return { data: await showBooking(ctx, booking) }
  })
  mountAdminCall(app, parts, 'refundPayment', async ({ ctx, params, body }) => {
    await refundPayment(ctx, { ...params, isDone: body.done })
    return { data: await showBooking(ctx, params.booking) }
  })
}
