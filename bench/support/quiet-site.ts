/**
 * The production server in a separate process, with Node set as for the measurement (and by `npm start`); its
 * log in a file: read by the one who measures, it would weigh.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { addressIn } from '#tests/support/said-address.ts'

export type QuietSite = { address: string; pid: number } & AsyncDisposable

export async function startQuietSite(
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<QuietSite> {
  const checkout = join(import.meta.dirname, '../..')
  // It ends when the measurement ends, however that ends.
  const options = [...process.execArgv, '--import', join(checkout, 'scripts/lib/end-with-parent.js')]
  const child = spawn(process.execPath, [...options, 'src/server/start.ts'], {
    cwd: checkout,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      METRICS_PORT: '0',
      DATA_DIR: dataFolder,
      ...settings,
    },
    stdio: ['ignore', 'pipe', openSync(join(dataFolder, 'server.log'), 'a'), 'ipc'],
  })
  child.channel?.unref()
  const ended = once(child, 'exit')
  if (!child.stdout) throw new Error('The server has no voice')
  for await (const line of createInterface(child.stdout)) {
    const address = addressIn(line)
    if (address === undefined) continue
    return {
      address,
      pid: child.pid ?? 0,
      async [Symbol.asyncDispose]() {
        child.kill('SIGINT')
        await ended
      },
    }
  }
  throw new Error('The server ended before it said its address; its log says why.')
}
