/** The sandbox gateway: a separate process with a hosted page, a script, signed notices and a status call. */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { type Outcome, outcomeOf } from './cards.ts'
import { hmac, type SandboxPayment, signedNotice } from './notice.ts'
import { checkoutScript, messagePage, payPage } from './pages.ts'

const Settings = z.object({ SANDBOX_MERCHANT: z.string(), SANDBOX_SECRET: z.string() })
const { SANDBOX_MERCHANT: merchant, SANDBOX_SECRET: secret } = Settings.parse(process.env)

const Order = z.object({
  merchant: z.literal(merchant),
  order: z.string(),
  amount: z.int().positive(),
  currency: z.string(),
  about: z.string(),
  pay_until: z.iso.datetime(),
  return_url: z.url(),
  notice_url: z.url(),
})
type Order = z.output<typeof Order>

type Reply = { status: number; type?: string; body?: string; location?: string }

const sessions = new Map<string, { order: Order; openedBy: string }>()
const payments = new Map<string, SandboxPayment>()

const html = (status: number, body: string): Reply => ({ status, type: 'text/html; charset=utf-8', body })
const json = (status: number, body: unknown): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
})

async function answer(request: IncomingMessage): Promise<Reply> {
  const { pathname } = new URL(request.url ?? '/', 'http://sandbox')
  const [, first = '', second = ''] = pathname.split('/')
  const isPost = request.method === 'POST'
  if (pathname === '/checkout.js') return { status: 200, type: 'text/javascript', body: checkoutScript }
  if (pathname === '/checkout' && isPost) return open(await formOf(request))
  if (first === 'pay') return isPost ? pay(second, await formOf(request)) : show(second)
  if (first === 'orders') return status(pathname, request.headers.authorization)
  return html(404, messagePage('There is nothing here.'))
}

function open(form: URLSearchParams): Reply {
  const said = form.get('order') ?? ''
  if (form.get('signature') !== hmac(secret, said))
    return html(400, messagePage('The merchant did not sign this.'))
  const order = Order.parse(JSON.parse(Buffer.from(said, 'base64url').toString()))
  const session = randomUUID()
  sessions.set(session, { order, openedBy: form.get('opened_by') ?? 'form' })
  return { status: 303, location: `/pay/${session}` }
}

function show(session: string): Reply {
  const found = sessions.get(session)
  if (!found) return html(404, messagePage('There is no such payment.'))
  const { order, openedBy } = found
  if (isOver(order)) return html(410, messagePage('The time to pay this is over.'))
  const { about, amount, currency, return_url: returnUrl } = order
  return html(200, payPage({ about: `${about} (opened by ${openedBy})`, amount, currency, returnUrl }))
}

function isOver({ pay_until }: Order): boolean {
  return Date.parse(pay_until) <= Date.now()
}

async function pay(session: string, form: URLSearchParams): Promise<Reply> {
  const order = sessions.get(session)?.order
  if (!order || isOver(order)) return html(410, messagePage('The time to pay this is over.'))
  const outcome = outcomeOf(form.get('card') ?? '')
  if (outcome === 'fails') return html(502, messagePage('The bank does not answer. Nothing was paid.'))
  const isDeclined = outcome === 'isDeclined' || outcome === 'isForged'
  const payment: SandboxPayment = {
    id: `pay_${randomUUID()}`,
    order: order.order,
    amount: order.amount,
    currency: order.currency,
    status: isDeclined ? 'declined' : 'paid',
  }
  if (payments.get(order.order)?.status !== 'paid') payments.set(order.order, payment)
  await tell(order, payment, outcome)
  return { status: 303, location: order.return_url }
}

async function tell({ notice_url }: Order, payment: SandboxPayment, outcome: Outcome): Promise<void> {
  const notice = signedNotice(secret, payment)
  if (outcome === 'paysUntold') return
  if (outcome === 'paysLate') return void wait(1_000).then(() => send(notice_url, notice))
  if (outcome === 'paysTwiceTold') return void (await Promise.all([1, 2].map(() => send(notice_url, notice))))
  await send(notice_url, notice)
  if (outcome === 'isForged')
    await send(notice_url, signedNotice('not the secret of this merchant', { ...payment, status: 'paid' }), 1)
}

/** Tried again when it is not taken, as gateways do, with ever longer pauses. */
async function send(address: string, notice: ReturnType<typeof signedNotice>, tries = 4): Promise<void> {
  for (let at = 0; at < tries; at += 1) {
    await wait(at * 500)
    const taken = await fetch(address, notice).catch(() => undefined)
    if (taken?.ok) return
  }
}

function status(path: string, authorization: string | undefined): Reply {
  if (authorization !== `Signature ${hmac(secret, path)}`) return json(401, {})
  return json(200, { payment: payments.get(decodeURIComponent(path.split('/').at(-1) ?? '')) ?? null })
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

const server = createServer(async (request, response) => {
  const { status, type, body, location } = await answer(request).catch((error) =>
    html(400, messagePage(String(error))),
  )
  response
    .writeHead(status, { ...(type && { 'content-type': type }), ...(location && { location }) })
    .end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`)
})
