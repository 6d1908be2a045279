import { closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

// The signal may come a moment before the terminal is gone.
const momentMs = 200

/** Returns a function that says, after a SIGHUP, whether the terminal that we were started in was closed. */
export function closedTerminal() {
  const hadOne = hasTerminal()
  return async () => {
    if (!hadOne) return false
    await sleep(momentMs)
    return !hasTerminal()
  }
}

function hasTerminal() {
  try {
    closeSync(openSync('/dev/tty', 'r+'))
    return true
  } catch {
    return false
  }
}
