/** One line a measurement, the same for all of them; a target that is missed makes the command fail. */
import { availableParallelism, cpus, totalmem } from 'node:os'

export type Measurement = {
  /** The measured thing, in a few words. */
  name: string
  /** The result with its unit, such as '0.71 of bare node:http' or '31 ms'. */
  measured: string
  /** The target, in the same words. */
  target: string
  ok: boolean
}

/** This machine, because a number means little without it. */
export const machine = `${cpus()[0]?.model.trim() ?? process.arch} × ${availableParallelism()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`

/** Prints a row of the table; the process ends with 1 when a target was missed. */
export function report({ name, measured, target, ok }: Measurement): void {
  console.log(`| ${[name, measured, target, ok ? 'reached' : 'MISSED', machine].join(' | ')} |`)
  if (!ok) process.exitCode = 1
}

/** The middle of an odd number of runs; of an even number, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** The value that `share` (0 to 1) of the values do not exceed, such as 0.95. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
