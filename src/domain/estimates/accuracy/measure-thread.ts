/** The thread in which estimates are measured: rows of a purpose come in parts, then the order to measure them. */
import { parentPort } from 'node:worker_threads'
import type { Purpose } from '#contract/listings/property.ts'
import type { EvidenceRow } from '../../evidence/index.ts'
import { measurePurpose } from './measure.ts'

export type MeasureTask = { rows: EvidenceRow[] } | { measure: Purpose; today: string }
export type MeasureAnswer = ReturnType<typeof measurePurpose>

let rows: EvidenceRow[] = []

parentPort?.on('message', (task: MeasureTask) => {
  if ('rows' in task) {
    rows.push(...task.rows)
    return
  }
  const answer: MeasureAnswer = measurePurpose(task.measure, rows, task.today)
  rows = []
  parentPort?.postMessage(answer)
})
