import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { bookings } from '#db/schema/index.ts'
import { holdCode as codeOf } from '#domain/bookings/hold-code.ts'
import { testSecret } from './test-secret.ts'

/** The code that the buyer of a held unit was sent. */
export async function holdCode(db: Db, reference: string): Promise<string> {
  const [row] = await db
    .select({ code: bookings.confirm_code })
    .from(bookings)
    .where(eq(bookings.reference, reference))
  if (!row?.code) throw new Error(`Nobody is to confirm ${reference}`)
  return codeOf(testSecret, { reference, seed: row.code })
}

type Ask = (path: string, init: RequestInit) => Promise<Response>

/** Confirms a hold as its buyer does; `ask` sends a request to the site or its API. */
export async function confirmHold(db: Db, ask: Ask, reference: string): Promise<Response> {
  const body = JSON.stringify({ code: await holdCode(db, reference) })
  const headers = { 'content-type': 'application/json' }
  return ask(`/api/bookings/${reference}/confirm`, { method: 'POST', headers, body })
}
