/** The server's process: starts what its role needs, and ends on a signal. */
import { readConfig } from '#config'
import { lockSite } from '#db/site-lock.ts'
import { misspeltSettings } from '../../config/misspelt.ts'
import { createLog } from '../monitoring/log.ts'
import { openTelemetry } from '../monitoring/open-telemetry.ts'
import { plainSentence } from '../monitoring/plain-sentence.ts'
import { startSearchService } from '../search-service.ts'
import { exitStatus } from './exit-status.ts'
import { followHandover, tellStatus } from './handover.ts'
import { inheritedSockets } from './inherited-sockets.ts'
import { createShutdown, endsWithin, Interrupted, onSignals } from './shutdown.ts'
import { startSite } from './start-site.ts'
import { createNarrator } from './startup-progress.ts'

/** Starts, prints the address, and ends the process on a signal or when the start fails. */
export async function run(): Promise<void> {
  const narrator = createNarrator(process.stdout, { status: tellStatus })
  let dataDir: string | undefined
  try {
    const config = readConfig()
    dataDir = config.dataDir
    const terminal = process.stderr.isTTY === true
    const telemetry = await openTelemetry(config, (sentence, error) => log.warn({ err: error }, sentence))
    const log = createLog({
      level: config.logLevel,
      terminal,
      requests: config.mode === 'development',
      slowMs: config.slowRequestMs,
      fields: telemetry?.logFields,
    })
    for (const sentence of misspeltSettings(process.env)) log.warn(sentence)
    const shutdown = createShutdown((error) => log.error({ err: error }, 'Not everything could be closed'))
    if (telemetry) shutdown.add(() => telemetry.close())
    const inherited = inheritedSockets(process.env)
    // In development the data folder may be that of a running site.
    const isAlone = config.role !== 'search' && config.mode !== 'development'
    const siteLock = isAlone ? await lockSite(config.dataDir, process.ppid) : undefined
    shutdown.add(() => siteLock?.release())
    const starting = (config.role === 'search' ? startSearchService : startSite)({
      config,
      log,
      narrator,
      shutdown,
      inherited,
      telemetry,
    })
    const close = async () => {
      const isClosed = await endsWithin(config.shutdownTimeoutMs + closingMs, shutdown.run())
      if (!isClosed) log.error('The server ends although not everything could be closed in time')
      log.flush()
      return isClosed
    }
    onSignals(async () => {
      shutdown.ask()
      if (!(await endsWithin(config.shutdownTimeoutMs, starting)))
        log.warn('The start did not end when it was asked to: the server ends without it')
      return close()
    })
    const running = await starting.catch((error) => close().then(() => Promise.reject(error)))
    siteLock?.note(running.publicAddress)
    narrator.address(running.address)
    followHandover(running, () => close().then((isClosed) => process.exit(isClosed ? 0 : 1)))
  } catch (error) {
    if (error instanceof Interrupted) return
    const sentence = plainSentence(error, dataDir)
    console.error(sentence === undefined ? error : `✗ ${sentence}`)
    process.exit(exitStatus(error))
  }
}

// After the last request, jobs and PostgreSQL end. A supervisor must wait longer (TimeoutStopSec).
const closingMs = 20_000
