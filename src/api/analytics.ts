/**
 * The built-in analytics base (D18): takes the events that pages report, when no outside service is set,
 * and counts them by the day. It stores no visitor's identity, and does not count visitors who opt out.
 */
import type { Hono } from 'hono'
import { CountedBatch, CountedEvent } from '#contract/analytics/visit-events.ts'
import { fieldMessages } from '#contract/api/issues.ts'
import { countEvents, createEventLimit } from '#domain/analytics/index.ts'
import { Invalid } from '#domain/errors.ts'
import { readJson } from './body/read-json.ts'
import type { ApiContext } from './context.ts'
import { mayBeCounted } from './is-countable-visit.ts'
import { addressHeader } from './sender.ts'

const path = '/api/counts'

export function mountCounts(
  app: Hono,
  { config, counts, others }: Pick<ApiContext, 'config' | 'counts' | 'others'>,
): void {
  if (!config.systems.analytics) return
  const limit = createEventLimit(config.eventLimit)
  app.post(path, async ({ req }) => {
    const { headers } = req.raw
    // A beacon from another host may only come as plain text, which is why the type says nothing here.
    const sent = await readJson(req.raw, config.bodyLimitBytes)
    const batch = CountedBatch.safeParse(sent)
    if (!batch.success) throw new Invalid(fieldMessages(batch.error.issues, sent))
    const { events, width } = batch.data
    limit.admit(headers.get(addressHeader) ?? undefined, events.length)
    if (mayBeCounted(headers)) {
      const { host, origin } = new URL(req.url)
      const counting = events.flatMap(known)
      countEvents(counts, counting, { width, host })
      others?.tell(counting, origin)
    }
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  })
}

/** What is no event of ours, or another version's, is left out. */
function known(event: unknown): CountedEvent[] {
  const parsed = CountedEvent.safeParse(event)
  return parsed.success ? [parsed.data] : []
}
