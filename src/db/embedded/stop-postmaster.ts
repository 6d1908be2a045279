import { setTimeout as sleep } from 'node:timers/promises'
import type { Home } from './home.ts'
import { readLivePostmaster } from './postmaster.ts'
import { isInRecovery } from './restore.ts'

// How PostgreSQL is asked to stop, more firmly each time: connections that are being closed may finish that;
// those that stay are cut off; at last it stops as in a power cut, from which the next start recovers. Nothing
// committed is lost in any of them.
const requests = [
  { signal: 'SIGTERM', patience: 1_000 },
  { signal: 'SIGINT', patience: 30_000 },
  { signal: 'SIGQUIT', patience: 5_000 },
] as const

/** Stops the server if it runs. One that restores a backup is left to finish that. */
export async function stopPostmaster(home: Home): Promise<void> {
  if (isInRecovery(home)) return
  for (const { signal, patience } of requests) {
    const postmaster = readLivePostmaster(home)
    if (!postmaster) return
    process.kill(postmaster.pid, signal)
    const until = Date.now() + patience
    while (readLivePostmaster(home)?.pid === postmaster.pid && Date.now() < until) await sleep(20)
  }
}
