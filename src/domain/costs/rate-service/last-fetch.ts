/** The outcome of the last request to the rate service: for the health page, and for when to ask again. */
import { z } from 'zod'
import { Failure, lastOutcome } from '../../settings/index.ts'

const LastFetch = z.object({
  /** The last answer that could be used: when, of which day its rates are, and what was refused of it. */
  success: z.object({ at: z.iso.datetime(), day: z.string(), refused: z.string() }).nullable().default(null),
  failure: Failure,
})
export type LastFetch = z.infer<typeof LastFetch>

const outcome = lastOutcome('last_exchange_rates', LastFetch)
export const readLastFetch = outcome.read
export const noteFetch = outcome.note
