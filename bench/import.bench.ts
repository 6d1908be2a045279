/**
 * The import of the published advertisements into a database that has nothing but its schema, as the command
 * does it: its time from start to end and the most memory its process held.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '#db/embedded/server.ts'
import { migrate } from '#db/migrate.ts'
import { report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const seconds = 15
const megabytes = 300
const checkout = join(import.meta.dirname, '..')
const file = join(checkout, '../shared/data/ads.csv')
const areas = join(checkout, '../shared/data/areas.csv')

if (existsSync(file)) await measure()
else console.log('left out: the advertisements are not here (../shared/data/ads.csv)')

async function measure(): Promise<void> {
  using folder = scratchFolder()
  const server = await openEmbedded(folder.path)
  try {
    await migrate(server.url)
    const { took, peak } = await runCommand(server.url, folder.path)
    report({
      name: 'import of the published advertisements',
      measured: `${took.toFixed(1)} s`,
      target: `at most ${seconds} s`,
      ok: took <= seconds,
    })
    report({
      name: 'memory of the import at its most',
      measured: `${Math.round(peak)} MB`,
      target: `at most ${megabytes} MB`,
      ok: peak <= megabytes,
    })
  } finally {
    await server.stop()
  }
}

/** Runs the command in a separate process, which reports its own peak when it ends. */
function runCommand(databaseUrl: string, dataDir: string): Promise<{ took: number; peak: number }> {
  const tellPeak = 'process.on("exit", () => process.send(process.resourceUsage().maxRSS))'
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const child = spawn(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${encodeURIComponent(tellPeak)}`,
        join(checkout, 'src/cli/import.ts'),
        file,
        ...['--profile', 'portal-ads', '--areas', areas],
      ],
      {
        env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      },
    )
    let kilobytes = Number.NaN
    child.once('message', (told) => {
      kilobytes = Number(told)
    })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve({ took: (performance.now() - began) / 1000, peak: kilobytes / 1024 })
      else reject(new Error(`The import ended with ${code}`))
    })
  })
}
