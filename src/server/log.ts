/**
 * The log: one JSON line for each event on standard error, so that standard output keeps the start's own
 * lines. At a terminal it is quiet and readable instead. No line holds what a visitor typed.
 */
import type { IncomingMessage } from 'node:http'
import pino from 'pino'
import { type ErrorTally, openErrorTally } from './error-tally.ts'
import { openOutages } from './outages.ts'
import { withoutSecret } from './without-secret.ts'

export type Log = Pick<pino.Logger, 'info' | 'warn'> & {
  /** Of an outage only the first failure is written, and later how many there were. */
  error: (...entry: [fields: { err: unknown; id?: string }, sentence: string] | [sentence: string]) => void
  request: (entry: RequestEntry) => void
  /** The errors of the last day, those of outages included. */
  errors: ErrorTally['read']
  flush: () => void
}

export type RequestEntry = {
  id: string
  request: Pick<IncomingMessage, 'method' | 'url'>
  status: number
  ms: number
  cache: string
}

export type LogOptions = {
  level: string
  /** Readable lines for a person instead of JSON. */
  terminal: boolean
  /** Whether every request gets a line at level 'info' (S7.4); else only at 'debug'. */
  requests: boolean
  /** What else each line says of the work at hand: its trace. */
  fields?: (() => LogFields | undefined) | undefined
}

export type LogFields = { trace_id: string; span_id: string }

type Sink = { write: (line: string) => void; flushSync: () => void }

// Requests are many: their lines are gathered and written together, at the latest after this time.
const gatherMs = 500
const lookMs = 15_000

export function createLog(
  { level, terminal, requests, fields }: LogOptions,
  sink: Sink = standardError(terminal),
): Log {
  const target = terminal ? { write: (line: string) => sink.write(readable(line)) } : sink
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.epochTime,
      ...(fields && { mixin: () => fields() ?? {} }),
    },
    target,
  )
  const tally = openErrorTally()
  const outages = openOutages((over) => logger.info(over, 'An outage is over'))
  setInterval(outages.look, lookMs).unref()
  const wanted = logger.isLevelEnabled(requests ? 'info' : 'debug')
  return {
    info: logger.info.bind(logger),
    warn: logger.warn.bind(logger),
    error(first, sentence = '') {
      if (typeof first === 'string') {
        tally.add(first)
        logger.error(first)
        return
      }
      tally.add(sentence, first.err)
      if (outages.isNews(sentence, first.err)) logger.error(first, sentence)
    },
    // Written by hand, in pino's form: it is on the cached page's path. A query may hold what somebody typed.
    request({ id, request: { method = '', url = '' }, status, ms, cache }) {
      if (!wanted) return
      const [path = ''] = url.split('?', 1)
      const head = `{"level":${status >= 500 ? 50 : 30},"time":${Date.now()},"id":"${id}","method":"${method}"`
      const rest = `"status":${status},"ms":${ms.toFixed(2)},"cache":"${cache}","msg":"request"}\n`
      const traced = fields?.()
      const trace = traced ? `,"trace_id":"${traced.trace_id}","span_id":"${traced.span_id}"` : ''
      target.write(`${head}${trace},"path":${JSON.stringify(withoutSecret(path))},${rest}`)
    },
    errors: tally.read,
    flush: () => sink.flushSync(),
  }
}

function standardError(terminal: boolean): Sink {
  return pino.destination(
    terminal ? { dest: 2 } : { dest: 2, sync: false, minLength: 12_000, periodicFlush: gatherMs },
  )
}

const words: Record<string, string> = { 40: 'warning: ', 50: 'error: ', 60: 'fatal: ' }

function readable(line: string): string {
  const { level, time, msg, method, path, status, ms, cache, err, ...rest } = JSON.parse(line)
  const clock = new Date(time).toTimeString().slice(0, 8)
  if (msg === 'request')
    return `${clock} ${method} ${path} ${status} ${ms} ms${cache === 'none' ? '' : ` ${cache}`}\n`
  const more = Object.entries(rest).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
  return `${clock} ${words[level] ?? ''}${msg ?? ''}${more.join('')}${err?.stack ? `\n${err.stack}` : ''}\n`
}
