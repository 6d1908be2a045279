/** The second `npm start`: from the command to the first page that answers. The first one fills the data folder. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { addressIn } from '#tests/support/said-address.ts'
import { median, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const targetSeconds = 4
const checkout = join(import.meta.dirname, '..')

using folder = scratchFolder()
await startAndStop()
const seconds: number[] = []
for (let round = 0; round < 3; round += 1) seconds.push(await startAndStop())
const measured = median(seconds)
report({
  name: 'second npm start to first answer',
  measured: `${measured.toFixed(1)} s`,
  target: `at most ${targetSeconds} s`,
  ok: measured <= targetSeconds,
})

/** Seconds from the command to the home page's last byte. */
async function startAndStop(): Promise<number> {
  const began = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: checkout,
    env: { ...process.env, PORT: '0', METRICS_PORT: '0', DATA_DIR: folder.path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Not at a terminal, the log and the lines of the start are JSON.
  npm.stderr.pipe(process.stderr)
  const ended = once(npm, 'exit')
  for await (const line of createInterface(npm.stdout)) {
    const address = addressIn(line)
    if (!address) continue
    const answer = await fetch(address)
    await answer.text()
    const taken = (performance.now() - began) / 1000
    if (answer.status !== 200) throw new Error(`The home page answers ${answer.status}`)
    npm.kill('SIGINT')
    await ended
    return taken
  }
  throw new Error('The server ended before it said its address')
}
