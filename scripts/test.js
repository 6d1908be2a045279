// npm test, from a fresh clone: the checks, the unit, API and component tests, and what people do in a browser, from
// beginning to end. The last line is the count. `-- --all` runs everything there is: whole servers, a release, every
// page at every size, other browsers, and what the registry knows of our packages. `-- --coverage` also says how much
// of the code the unit, API and component tests reach.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runAudit } from './lib/audit.js'
import { browserMatrix } from './lib/browser-matrix.js'
import { build } from './lib/build.js'
import { runChecks } from './lib/checks.js'
import { chromium } from './lib/chromium.js'
import { Failure, run } from './lib/failure.js'
import { install } from './lib/install.js'
import { installOtherBrowsers } from './lib/other-browsers.js'
import { runBrowserTests, runOtherBrowsers, runReleaseTests, runUnitTests } from './lib/test-runs.js'

const mostSlow = 10
const isAll = process.argv.includes('--all')
const notRun = { passed: 0, failed: 1, skipped: 0, tests: [] }

await run(async () => {
  await install()
  const reports = mkdtempSync(join(tmpdir(), 'aangan-reports-'))
  try {
    return await runAll(reports)
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
})

async function runAll(reports) {
  const browser = await orComplain(chromium)
  beginPart('Checks')
  const counts = [await runChecks()]
  beginPart('Unit, API and component tests')
  const coverage = process.argv.includes('--coverage')
  counts.push(await runUnitTests(reports, { browser, coverage, systems: isAll }))
  const built = await orComplain(build)
  if (isAll) {
    beginPart('A release, made and started')
    counts.push(built.failed ? notRun : await runReleaseTests(reports))
  }
  beginPart('Browser tests')
  const options = { chromium: browser.result, rounds: isAll }
  counts.push(browser.failed || built.failed ? notRun : await runBrowserTests(reports, options))
  if (isAll) {
    beginPart('Known vulnerabilities of packages')
    counts.push(await runAudit())
    beginPart('Journeys in other browsers')
    await installOtherBrowsers()
    counts.push(built.failed ? notRun : await runOtherBrowsers(reports))
  }
  return summarise(counts)
}

/** Prints immediately what keeps the browser tests from running, and lets the other tests run. */
async function orComplain(prepare) {
  try {
    return { failed: false, result: await prepare() }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(`✗ ${error.message}`)
    return { failed: true }
  }
}

function heading(text) {
  console.log(`\n${text}`)
}

/** Names the part that begins, and how long the run has taken until then. */
function beginPart(name) {
  heading(`${name}, from minute ${Math.floor(performance.now() / 60_000)}`)
}

function sayNoteworthy(tests) {
  heading(`The ${mostSlow} slowest tests`)
  for (const { name, ms } of tests.toSorted((a, b) => b.ms - a.ms).slice(0, mostSlow))
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
  list('Passed on the second try: look at each', tests, ({ retried }) => retried)
  list('Failed', tests, ({ failed }) => failed)
}

function list(title, tests, isListed) {
  const listed = tests.filter(isListed)
  if (listed.length === 0) return
  heading(title)
  for (const { name } of listed) console.log(`! ${name}`)
}

function sayMatrix(suites) {
  heading('Journeys by browser')
  for (const line of browserMatrix(suites)) console.log(line)
}

function summarise(counts) {
  sayNoteworthy(counts.flatMap(({ tests = [] }) => tests))
  if (isAll) sayMatrix(counts.at(-1).suites ?? [])
  const sum = (which) => counts.reduce((total, count) => total + count[which], 0)
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')]
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed === 0 && passed > 0 ? 0 : 1
}
