/** The product as `npm start` runs it: the program that prepares a version, starts it and replaces it by the next. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { addressIn, addressLine } from './said-address.ts'
import { testSecret } from './test-secret.ts'
import { withoutLimits } from './without-limits.ts'

export type StartedSite = {
  /** Such as 'http://localhost:41234'. */
  url: string
  /** Everything it has said so far. */
  said: () => string
  /** Asks for a restart and resolves with what came of it, in its own words. */
  restart: () => Promise<string>
  /** Ends it as its supervisor does. */
  stop: () => Promise<void>
}

const checkout = join(import.meta.dirname, '../..')
const outcome = /The next version (?:has taken over|did not start|could not be prepared)/

/** @param folder the checkout that is started, ours if it is left out */
export async function startAsNpm(
  settings: Record<string, string>,
  folder: string = checkout,
): Promise<StartedSite> {
  const child = spawn(process.execPath, [join(folder, 'scripts/start.js')], {
    cwd: folder,
    // A session of its own, without a terminal: SIGHUP asks for a restart.
    detached: true,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      METRICS_PORT: '0',
      SIGNING_SECRET: testSecret,
      MAP_TILES: 'off',
      DATABASE_URL: '',
      npm_lifecycle_event: '',
      // In production the tools that build are removed afterwards.
      NODE_ENV: '',
      ...withoutLimits,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const waiting = new Set<(line: string) => void>()
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      lines.push(line)
      for (const tell of waiting) tell(line)
    })
  const said = () => lines.join('\n')

  function heard(what: RegExp): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const tell = (line: string) => what.test(line) && resolve(line)
    const fail = () => reject(new Error(`It ended:\n${said()}`))
    waiting.add(tell)
    child.once('exit', fail)
    return promise.finally(() => {
      waiting.delete(tell)
      child.off('exit', fail)
    })
  }

  return {
    url: addressIn(await heard(addressLine)) ?? '',
    said,
    restart() {
      const done = heard(outcome)
      child.kill('SIGHUP')
      return done
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}
