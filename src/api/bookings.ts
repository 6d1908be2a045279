import type { Hono } from 'hono'
import { noticePath } from '#contract/bookings/bookings.ts'
import {
  bookingState,
  confirmHold,
  giveUpHold,
  holdUnit,
  offerUnits,
  takeNotice,
} from '#domain/bookings/index.ts'
import { readText } from './body/read-json.ts'
import { checkoutScript } from './checkout-script.ts'
import type { ApiContext } from './context.ts'
import { type Api, cacheable, mountRead } from './read.ts'
import { mountWrite } from './write.ts'

export function mountBookings(app: Api, context: ApiContext): void {
  const { config } = context
  if (!config.systems.payments) return
  mountRead(app, 'bookable', async ({ params: { id } }) => ({
    answer: await offerUnits(context, id),
    tags: ['projects', `bookings:${id}`],
  }))
  const { bases, smtpUrl, formLimits } = config
  const showing = { script: bases.paymentScript, canMail: smtpUrl !== undefined }
  mountRead(app, 'booking', async ({ params: { reference } }) => ({
    answer: await bookingState(context, { reference, ...showing }),
    tags: ['projects', `booking:${reference}`],
  }))
  mountWrite(app, context, 'book', ({ body, once, sender: { address, isPosted } }) => {
    const from = { address: address && context.guard.digestOf(address), isPosted }
    return holdUnit(context, { wish: body, from, perAddress: formLimits.holdsPerAddress, once })
  })
  mountWrite(app, context, 'confirmHold', async ({ params: { reference }, body }) => {
    await confirmHold(context, { reference, code: body.code })
    return bookingState(context, { reference, ...showing })
  })
  mountWrite(app, context, 'giveUpBooking', async ({ params: { reference } }) => {
    await giveUpHold(context, reference)
    return bookingState(context, { reference, ...showing })
  })
  mountNotices(app, context)
  app.get('/api/payments/script.js', ({ req }) =>
    cacheable(req.raw, checkoutScript, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
}

function mountNotices(app: Hono, context: ApiContext): void {
  app.post(`${noticePath}/:gateway`, async ({ req }) => {
    const body = await readText(req.raw, context.config.bodyLimitBytes)
    await takeNotice(context, {
      name: req.param('gateway'),
      told: { headers: req.raw.headers, body },
    })
    return Response.json({ data: { received: true } }, { headers: { 'cache-control': 'no-store' } })
  })
}
