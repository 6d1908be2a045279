/** The server's process: it starts what its role asks for, and ends when it is told to. */
import { readConfig } from '#config'
import { followHandover } from './handover.ts'
import { inheritedSockets } from './inherited-sockets.ts'
import { createLog } from './log.ts'
import { openTelemetry } from './open-telemetry.ts'
import { plainSentence } from './plain-sentence.ts'
import { startSearchService } from './search-service.ts'
import { createShutdown, Interrupted, onSignals } from './shutdown.ts'
import { startSite } from './start-site.ts'
import { createNarrator } from './startup-progress.ts'

/** Starts, says the address, and ends the process when a signal asks for it or the start fails. */
export async function run(): Promise<void> {
  const narrator = createNarrator(process.stdout)
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
      fields: telemetry?.logFields,
    })
    const shutdown = createShutdown((error) => log.error({ err: error }, 'Not everything could be closed'))
    if (telemetry) shutdown.add(() => telemetry.close())
    const inherited = inheritedSockets(process.env)
    const starting = (config.role === 'search' ? startSearchService : startSite)({
      config,
      log,
      narrator,
      shutdown,
      inherited,
      telemetry,
    })
    const end = async () => {
      await shutdown.run()
      log.flush()
    }
    onSignals(async () => {
      shutdown.ask()
      await starting.catch(() => {})
      await end()
    })
    const running = await starting.catch((error) => shutdown.run().then(() => Promise.reject(error)))
    narrator.say(running.address)
    followHandover(running, () => end().then(() => process.exit(0)))
  } catch (error) {
    if (error instanceof Interrupted) return
    const sentence = plainSentence(error, dataDir)
    console.error(sentence === undefined ? error : `✗ ${sentence}`)
    process.exit(1)
  }
}
