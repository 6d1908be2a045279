/** Answers a request that was refused or failed. */
import { toProblem } from '#api/errors.ts'
import { requestErrors as t } from '#messages/server.ts'
import type { Log } from '../monitoring/log.ts'
import type { Exchange } from '../requests/exchange.ts'
import { toRefusal } from '../requests/refusal.ts'
import type { HeaderList } from './security-headers.ts'
import { sendProblem } from './send.ts'

/** Says what was refused and why; of anything else only that it failed, and the log has the error. */
export function sendFailure(
  { request, response, id }: Exchange,
  error: unknown,
  { log, common }: { log: Log; common: HeaderList },
): void {
  if (response.destroyed) return
  const refusal = toRefusal(error)
  if (refusal) {
    sendProblem(request, response, { ...refusal, id, common })
    return
  }
  const { status, message, headers, unexpected } = toProblem(error, id)
  if (unexpected) log.error({ err: error, id }, 'A request failed')
  const passes = status === 503
  sendProblem(request, response, {
    status: passes ? status : 500,
    sentence: passes ? message : t.tryAgain,
    id,
    common,
    retryAfter: headers['retry-after'],
  })
}
