/** Counts a request that was answered, and writes its line into the log. */
import type { Exchange, Taken } from '../requests/exchange.ts'
import type { Log, RequestEntry } from './log.ts'
import type { Metrics } from './metrics.ts'

export type RecordRequest = (
  exchange: Exchange,
  taken: Taken,
  status: number,
  measured?: Pick<RequestEntry, 'route' | 'spent'>,
) => void

export function openRecord({ log, metrics }: { log: Log; metrics: Metrics }): RecordRequest {
  return ({ request, id, started }, { group, cache: outcome, shownAs }, status, measured) => {
    const ms = performance.now() - started
    metrics.observe(group, status, ms / 1000, outcome)
    if (shownAs === undefined) log.request({ id, request, status, ms, cache: outcome, ...measured })
    else log.request({ id: shownAs, askedAs: id, request, status, ms, cache: outcome, ...measured })
  }
}
