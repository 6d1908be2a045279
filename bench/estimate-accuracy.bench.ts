/**
 * How good estimates are by the command and by the site's API, from the same evidence: 800 of the published asking
 * prices are never seen, the others are imported into a site with the demo.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { readPrices } from '#cli/estimate/read-prices.ts'
import { connect } from '#db/client.ts'
import { openEmbedded } from '#db/embedded/server.ts'
import { migrate } from '#db/migrate.ts'
import { cities } from '#db/schema/index.ts'
import { fillDemo } from '#demo/fill.ts'
import { type Answered, askSite } from './estimates/ask-site.ts'
import { type Files, splitPublished } from './estimates/held-out.ts'
import { median, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

using folder = scratchFolder()
const files = splitPublished(folder.path)
if (files) await measure(files)
else console.log('left out: the prices are not here (../shared/data/asking-prices.csv)')

async function measure(files: Files): Promise<void> {
  reportAll('command', byCommand(files))
  reportAll('API', await byApi(files))
}

interface Figures {
  answered: number
  median: number
  coverage: number
}

function reportAll(way: string, { answered, median, coverage }: Figures): void {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const target = { answered: 0.88, median: 0.105, least: 0.78, most: 0.82 }
  report({
    name: `homes with an estimate, by the ${way}`,
    measured: percent(answered),
    target: `≥ ${percent(target.answered)}`,
    ok: answered >= target.answered,
  })
  report({
    name: `median error, by the ${way}`,
    measured: percent(median),
    target: `≤ ${percent(target.median)}`,
    ok: median <= target.median,
  })
  report({
    name: `prices inside the range, by the ${way}`,
    measured: percent(coverage),
    target: `${percent(target.least)} to ${percent(target.most)}`,
    ok: coverage >= target.least && coverage <= target.most,
  })
}

function byCommand({ known, unseen }: Files): Figures {
  const output = run('estimate', ['--evidence', known, '--judge', unseen])
  const figure = (name: string) => Number(new RegExp(`${name}=([\\d.]+)`).exec(lastLine(output))?.[1])
  return { answered: figure('answered'), median: figure('median'), coverage: figure('coverage') }
}

async function byApi({ known, unseen }: Files): Promise<Figures> {
  const server = await openEmbedded(folder.path)
  try {
    await migrate(server.url)
    const { rows } = await readPrices(unseen, new Date())
    await makeSite(server.url)
    run('import-prices', [known], { DATABASE_URL: server.url, DATA_DIR: folder.path })
    return figuresOf(await askSite(rows, { url: server.url, folder: folder.path }))
  } finally {
    await server.stop()
  }
}

/** The demo, with the cities of the file that it lacks. */
async function makeSite(url: string): Promise<void> {
  const { db, close } = connect(url)
  await fillDemo(db)
  await db.insert(cities).values([
    { name: 'Murree', slug: 'murree', lat: 33.907, long: 73.39 },
    { name: 'Quetta', slug: 'quetta', lat: 30.18, long: 66.99 },
    { name: 'Attock', slug: 'attock', lat: 33.766, long: 72.36 },
  ])
  await close()
}

function figuresOf(asked: readonly Answered[]): Figures {
  const found = asked.flatMap(({ row: { price }, estimate }) =>
    estimate?.enough
      ? [
          {
            error: Math.abs(estimate.likely / price - 1),
            isIn: price >= estimate.low && price <= estimate.high,
          },
        ]
      : [],
  )
  return {
    answered: found.length / asked.length,
    median: median(found.map(({ error }) => error)),
    coverage: found.filter(({ isIn }) => isIn).length / found.length,
  }
}

function run(command: string, args: readonly string[], settings: NodeJS.ProcessEnv = {}): string {
  return execFileSync(process.execPath, [join(import.meta.dirname, `../src/cli/${command}.ts`), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1) ?? ''
}
