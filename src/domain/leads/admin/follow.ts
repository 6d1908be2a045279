import { setTimeout as wait } from 'node:timers/promises'
import { type LeadNotice, leadNoticesEvent } from '#contract/admin/lead-events.ts'
import { leadErrors as t } from '#messages/admin.ts'
import type { AllowedContext } from '../../context.ts'
import { Unavailable } from '../../errors.ts'
import type { LeadEvents } from '../lead-events.ts'

/** What a stream sends: leads within reach came or changed, nothing happened, the stream ends. */
export type LeadsUpdate =
  | 'leads'
  | 'quiet'
  | 'signed-out'
  | { name: typeof leadNoticesEvent; data: LeadNotice[] }

export type FollowOptions = {
  news: LeadEvents
  /** Checked before anything is sent: a signed-out user gets nothing more. */
  isStillIn: () => Promise<boolean>
  /** Whether the stream says what happened, not only that something did. */
  isTold: boolean
  quietMs?: number
}

/** More than an agency has people, few enough for a server. */
const mostListeners = 1000
/** One browser uses one, however many tabs it has open. */
const mostOfOne = 8
/** Simultaneous events are sent together. */
const togetherMs = 150

/**
 * Streams that leads within reach came or changed, until the session or the server ends.
 * @throws Unavailable when there are too many listeners in all, or of this one person
 */
export function followLeads(
  { actor }: AllowedContext<'leads.read', never>,
  { news, isStillIn, isTold, quietMs = 20_000 }: FollowOptions,
): AsyncIterable<LeadsUpdate> {
  const { reach } = actor
  if (news.size >= mostListeners) throw new Unavailable(t.tooManyListeners)
  if (news.countOf(actor.id) >= mostOfOne) throw new Unavailable(t.tooManyWindows)
  const leaving = new AbortController()
  let waking = Promise.withResolvers<'leads'>()
  let happenings: LeadNotice[] = []
  const stop = news.listen({
    staffId: actor.id,
    ear: { all: reach === 'all', agentId: actor.agentId },
    tell(told) {
      if (isTold) happenings.push(...told)
      waking.resolve('leads')
    },
    end: () => leaving.abort(),
  })

  async function* told(): AsyncGenerator<LeadsUpdate> {
    try {
      yield 'quiet'
      while (!leaving.signal.aborted) {
        const quiet = wait<LeadsUpdate>(quietMs, 'quiet', { signal: leaving.signal, ref: false })
        const next = await Promise.race([quiet, waking.promise])
        if (next === 'leads') await wait(togetherMs, undefined, { signal: leaving.signal })
        waking = next === 'leads' ? Promise.withResolvers<'leads'>() : waking
        if (!(await isStillIn())) return yield 'signed-out'
        const told = happenings
        happenings = []
        if (told.length > 0) yield { name: leadNoticesEvent, data: told }
        yield next
      }
    } catch (error) {
      if (!leaving.signal.aborted) throw error
    } finally {
      stop()
    }
  }

  const telling = told()
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => telling.next(),
      // A client that leaves while nothing happens is released immediately.
      return: () => {
        leaving.abort()
        // A generator that was never started runs no `finally`.
        stop()
        return telling.return(undefined)
      },
    }),
  }
}
