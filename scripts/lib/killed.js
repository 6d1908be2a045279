import { constants } from 'node:os'

const pausesMs = [1_000, 2_000, 4_000, 8_000, 16_000]
// A server that ran for so long was not killed for the reason for which the one before was.
const calmMs = 60_000

/** Handles a killed server: it is started again after longer and longer pauses, and finally given up. */
export function followKills(pauses = pausesMs) {
  let quick = 0
  return {
    /** @returns a sentence for the log, and the pause before the next start; no pause when it is given up */
    next(signal, ranMs) {
      quick = ranMs < calmMs ? quick + 1 : 1
      const pauseMs = pauses[quick - 1]
      return { pauseMs, sentence: `${what(signal)} ${then(pauseMs, quick)}` }
    },
  }
}

function what(signal) {
  const name = `signal ${constants.signals[signal]}, ${signal}`
  if (signal === 'SIGKILL')
    return `The server was killed (${name}). This often means that memory ran out: see Memory in docs/operations/install.md.`
  if (signal === 'SIGABRT')
    return `The server exited (${name}). If it says above that the heap ran out of memory: see Memory in docs/operations/install.md.`
  return `The server was stopped from outside or crashed (${name}).`
}

function then(pauseMs, quick) {
  if (pauseMs === undefined)
    return `This happened ${quick} times in a row, each time within a minute of starting: the server is not restarted.`
  return `Restarting in ${Math.ceil(pauseMs / 1000)} s.`
}
