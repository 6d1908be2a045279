/** Measures the memory and the event loop of a running server. */
import { readFileSync } from 'node:fs'

/** The memory of a process that is in use now, in MB. */
export function residentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** The delay of a server's event loop since its metrics were last read; its timer's own 10 ms are within. */
export async function loopDelayMs(metricsPort: number): Promise<{ mean: number; p99: number; max: number }> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const read = (what: string) =>
    1_000 * Number(new RegExp(`^aangan_nodejs_eventloop_lag_${what}_seconds (\\S+)`, 'm').exec(text)?.[1])
  return { mean: read('mean'), p99: read('p99'), max: read('max') }
}

/** How long the main thread of a process has run, and how long it waited for a core that others used, in seconds. */
export function coreSeconds(pid: number): { ran: number; waited: number } {
  const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number)
  return { ran: ran / 1e9, waited: waited / 1e9 }
}
