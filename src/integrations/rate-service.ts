/** A service that says what currencies are worth: one GET, an answer such as `{ base, date, rates }`. */
import { z } from 'zod'
import { exchangeRateErrors as t } from '#messages/admin.ts'
import { readJson } from './outside-host.ts'
import { NotSent, notSent, tooSlow } from './post.ts'

export type RateService = {
  address: string
  /** Sent as a bearer token. */
  token: string | undefined
  /** The name of the source for visitors. */
  source: string
}

/** The value of one unit of `base` in each currency, on a day YYYY-MM-DD. */
export type ServedRates = z.infer<typeof Answer>

const code = z.string().regex(/^[A-Z]{3}$/)

const Answer = z
  .object({
    base: code,
    date: z.iso.date().optional(),
    // In seconds, as some services have it in place of the date.
    timestamp: z.int().positive().max(10_000_000_000).optional(),
    rates: z.record(z.string(), z.number().positive()),
  })
  .transform(({ base, date, timestamp, rates }, ctx) => {
    const day = date ?? (timestamp && new Date(timestamp * 1000).toISOString().slice(0, 10))
    if (!day) {
      ctx.addIssue({ code: 'custom', message: t.noDate })
      return z.NEVER
    }
    return { base, day, rates: { ...rates, [base]: 1 } }
  })

const patienceMs = 10_000

/** @throws NotSent with a sentence: no answer in time, an error, or an answer that cannot be read */
export async function fetchRates({ address, token }: RateService): Promise<ServedRates> {
  const signal = AbortSignal.timeout(patienceMs)
  const headers = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(address, { headers, redirect: 'error', signal }).catch(failure)
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new NotSent(t.status({ status: answer.status }))
  }
  const read = Answer.safeParse(await readJson(answer).catch(unreadable))
  if (!read.success) throw unreadable()
  return read.data

  function failure(error: Error): never {
    if (signal.aborted) throw tooSlow(patienceMs)
    throw notSent(error.cause instanceof Error ? error.cause : error)
  }

  function unreadable(): never {
    throw signal.aborted ? tooSlow(patienceMs) : new NotSent(t.unreadable)
  }
}
