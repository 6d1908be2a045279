/** Counts connections that were cut and uploads that were refused: as metrics, and in one line of the log a minute. */
import { Counter, type Registry } from 'prom-client'
import type { Log } from './log.ts'

const cuts = [
  'head_too_slow',
  'head_too_large',
  'body_too_slow',
  'body_too_large',
  'unreadable',
  'too_many',
  'at_stop',
] as const
const refusals = ['too_slow', 'too_large', 'too_many', 'broken_off'] as const

export type Cut = (typeof cuts)[number]
export type UploadRefusal = (typeof refusals)[number]

export type TrafficCounters = Record<'cut' | 'refused', Counter>

export type RefusedTraffic = {
  cut: (reason: Cut, connections?: number) => void
  /** Counts an answer with this status to a request with a body, when it is such a refusal. */
  answered: (status: number, isUpload: boolean) => void
}

/** Each reason is 0 from the start, so that its first increase shows. */
export function trafficCounters(registry: Registry): TrafficCounters {
  const counter = (name: string, help: string, reasons: readonly string[]) => {
    const counted = new Counter({ name, help, labelNames: ['reason'], registers: [registry] })
    for (const reason of reasons) counted.inc({ reason }, 0)
    return counted
  }
  return {
    cut: counter('aangan_connections_cut_total', 'Connections that were refused or cut, by reason', cuts),
    refused: counter('aangan_uploads_refused_total', 'Uploads that were refused, by reason', refusals),
  }
}

export function countRefused(counters: TrafficCounters, log: Pick<Log, 'refused'>): RefusedTraffic {
  const cut = (reason: Cut, connections = 1) => {
    counters.cut.inc({ reason }, connections)
    // Connections cut at the stop have a line of their own.
    if (reason !== 'at_stop') log.refused(`connection_${reason}`)
  }
  return {
    cut,
    answered(status, isUpload) {
      const reason = uploadRefusals[status]
      if (isUpload && reason) {
        counters.refused.inc({ reason })
        log.refused(`upload_${reason}`)
      } else if (status === 408) cut('body_too_slow')
      else if (status === 413) cut('body_too_large')
    },
  }
}

// 499: its sender left.
const uploadRefusals: Readonly<Record<number, UploadRefusal>> = {
  400: 'broken_off',
  408: 'too_slow',
  413: 'too_large',
  429: 'too_many',
  499: 'broken_off',
  503: 'too_many',
}
