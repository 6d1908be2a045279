/**
 * The log: one JSON line for each event on standard error, so that standard output keeps the start's own
 * lines. At a terminal it is quiet and readable instead. No line holds what a visitor typed.
 */
import type { IncomingMessage } from 'node:http'
import pino from 'pino'
import type { Spent } from '#tracing/timing.ts'
import { withoutSecret } from '../lifecycle/without-secret.ts'
import { type ErrorTally, openErrorTally } from './error-tally.ts'
import { type MinuteCounts, openMinuteCounts } from './minute-counts.ts'
import { openOutages } from './outages.ts'

export type Log = Pick<pino.Logger, 'info' | 'warn'> & {
  /** For an outage only the first failure is written, and later how many there were. */
  error: (...entry: [fields: { err: unknown; id?: string }, sentence: string] | [sentence: string]) => void
  /** For a slow or failed request a line says where its time went, however many others are logged. */
  request: (entry: RequestEntry) => void
  /** Counts connections and uploads that are refused or cut: one line a minute says how many, and why. */
  refused: MinuteCounts['count']
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
  /** The pattern of its address. */
  route?: string
  /** Where its time went until its answer began; not measured for an answer from memory. */
  spent?: Spent
  /** The request's own id, when its page shows the id of the request that it was rendered for. */
  askedAs?: string
}

export type LogOptions = {
  level: string
  /** Readable lines for a person instead of JSON. */
  terminal: boolean
  /** Whether every request gets a line at level 'info' (S7.4); else only at 'debug'. */
  requests: boolean
  /** From how many milliseconds on a request gets a line in any case. */
  slowMs?: number
  /** More fields of each line: the trace of the current request or job. */
  fields?: (() => LogFields | undefined) | undefined
}

export type LogFields = { trace_id: string; span_id: string }

type Sink = { write: (line: string) => void; flushSync: () => void }

// Requests are many: their lines are gathered and written together, at the latest after this time.
const gatherMs = 500
const lookMs = 15_000
const mostLinesAMinute = 1_000

export function createLog(
  { level, terminal, requests, slowMs = Number.POSITIVE_INFINITY, fields }: LogOptions,
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
  const mayFail = logger.isLevelEnabled('error')
  const mayBeSlow = logger.isLevelEnabled('warn')
  const refusals = openMinuteCounts((counts) => logger.info(counts, 'Connections and uploads were refused'))
  const more = openMinuteCounts((counts) => logger.warn(counts, 'More requests failed or were slow'))
  const lines = { minute: 0, count: 0 }
  /** When everything fails at the same time, the log writes only so many lines and counts the others. */
  function hasRoom(now: number): boolean {
    const minute = Math.floor(now / 60_000)
    if (minute !== lines.minute) Object.assign(lines, { minute, count: 0 })
    lines.count += 1
    return lines.count <= mostLinesAMinute
  }
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
    // Written by hand, in pino's form: it is on the cached page's path. A query may hold what a visitor
    // typed.
    request({ id, request: { method = '', url = '' }, status, ms, cache, route, spent, askedAs }) {
      const failed = status >= 500
      const slow = spent !== undefined && ourTime(spent) >= slowMs
      if (!wanted && !(failed && mayFail) && !(slow && mayBeSlow)) return
      const now = Date.now()
      if (!wanted && !hasRoom(now)) return more.count(failed ? 'failed' : 'slow')
      const [path = ''] = url.split('?', 1)
      const level = failed ? 50 : slow ? 40 : 30
      const asked = askedAs === undefined ? '' : `,"asked_as":"${askedAs}"`
      const head = `{"level":${level},"time":${now},"id":"${id}"${asked},"method":"${method}"`
      const shown = route === undefined ? '' : `"route":${JSON.stringify(route)},`
      const parts = spent && (failed || slow) ? durationParts(spent, ms) : ''
      const rest = `${shown}"status":${status},"ms":${ms.toFixed(2)},${parts}"cache":"${cache}","msg":"request"}\n`
      const traced = fields?.()
      const trace = traced ? `,"trace_id":"${traced.trace_id}","span_id":"${traced.span_id}"` : ''
      target.write(`${head}${trace},"path":${JSON.stringify(withoutSecret(path))},${rest}`)
    },
    refused: refusals.count,
    errors: tally.read,
    flush() {
      refusals.flush()
      more.flush()
      sink.flushSync()
    },
  }
}

/** Excludes the time that the sender of the request and the reader of the answer took. */
function ourTime({ queue, database, render, other }: Spent): number {
  return queue + database + render + other
}

function durationParts(spent: Spent, ms: number): string {
  const { queue, database, render, body, other } = spent
  // The rest is the time that its reader took.
  const send = Math.max(0, ms - ourTime(spent) - body)
  const parts = { queue, database, render, other, body, send }
  return Object.entries(parts)
    .map(([name, time]) => `"${name}_ms":${time.toFixed(1)},`)
    .join('')
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
  if (msg === 'request') {
    const parts = Object.entries(rest).filter(([name]) => name.endsWith('_ms'))
    const spent = parts.map(([name, time]) => `${name.replace('_ms', '')} ${time}`).join(', ')
    const outcome = cache === 'none' ? '' : ` ${cache}`
    return `${clock} ${method} ${path} ${status} ${ms} ms${outcome}${spent && ` (${spent})`}\n`
  }
  const more = Object.entries(rest).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
  return `${clock} ${words[level] ?? ''}${msg ?? ''}${more.join('')}${err?.stack ? `\n${err.stack}` : ''}\n`
}
