import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pinnedNode } from './pinned-node.js'
import { runVisibly } from './processes.js'
import { inCheckout } from './root.js'

/**
 * Runs the unit, API and component tests; gives how many passed, failed and were skipped, and how long each took, in
 * ms. Without a browser the component tests are left out.
 * @param browser the result of `chromium()`, with `failed`
 * @param coverage whether to print how much of the code they reach
 * @param systems whether to run those as well that start whole servers and commands
 */
export function runUnitTests(reports, { browser, coverage, systems }) {
  return runVitest(
    join(reports, 'unit.json'),
    [
      '--project=!release',
      ...(browser.failed ? ['--project=!components'] : []),
      ...(systems ? [] : ['--project=!systems']),
      ...(coverage ? ['--coverage', `--coverage.reportsDirectory=${join(reports, 'coverage')}`] : []),
    ],
    inChromium(browser.result),
  )
}

/** Makes a release of the built pages and starts it; gives the same counts. */
export function runReleaseTests(reports) {
  return runVitest(join(reports, 'release.json'), ['--project=release'])
}

async function runVitest(file, options, env = {}) {
  const code = await runVisibly(
    pinnedNode(),
    [
      inCheckout('node_modules/vitest/vitest.mjs'),
      ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      ...options,
    ],
    { env },
  )
  const report = readReport(file)
  const tests = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      name: `${relative(inCheckout(), name)} › ${fullName}`,
      ms: duration ?? 0,
      failed: status === 'failed',
      retried: status === 'passed' && failureMessages?.length > 0,
    })),
  )
  return count(code, tests, {
    passed: report?.numPassedTests,
    failed: report?.numFailedTests,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  })
}

/**
 * Runs the browser tests in that Chromium, or in Playwright’s own: the journeys, or with `rounds` all others too. Gives
 * the same counts.
 */
export function runBrowserTests(reports, { chromium, rounds }) {
  const projects = rounds ? [] : ['--project=journeys']
  return runPlaywright(join(reports, 'browser.json'), 'playwright.config.ts', {
    options: projects,
    env: inChromium(chromium),
  })
}

/** Runs the journeys in the other browsers; gives the same counts, and the suites of the report. */
export function runOtherBrowsers(reports) {
  return runPlaywright(join(reports, 'other-browsers.json'), 'tests/engines/playwright.config.ts')
}

async function runPlaywright(file, config, { options = [], env = {} } = {}) {
  const code = await runVisibly(
    pinnedNode(),
    [
      inCheckout('node_modules/@playwright/test/cli.js'),
      ...['test', '--reporter=list,json', `--config=${inCheckout(config)}`, ...options],
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env } },
  )
  const { config: used, stats, suites = [] } = readReport(file) ?? {}
  const folder = used && relative(inCheckout(), used.rootDir)
  const counted = count(
    code,
    suites.flatMap((suite) => testsOf(suite, folder)),
    {
      passed: stats && stats.expected + stats.flaky,
      failed: stats?.unexpected,
      skipped: stats?.skipped,
    },
  )
  return { ...counted, suites }
}

const inChromium = (path) => (path ? { CHROMIUM_PATH: path } : {})

/** The tests of a suite and of those in it; `retried` are those that passed on the second try. */
function testsOf({ file, specs = [], suites = [] }, folder) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ results, status }) => ({
      name: `${folder}/${file} › ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      failed: status === 'unexpected',
      retried: status === 'flaky',
    })),
  )
  return [...own, ...suites.flatMap((suite) => testsOf(suite, folder))]
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** A run that ended badly without a failed test (it could not start, or ran nothing) counts as one failure. */
function count(code, tests, { passed = 0, failed = 0, skipped = 0 }) {
  const nothingRan = passed + failed === 0
  return { passed, failed: failed === 0 && (code !== 0 || nothingRan) ? 1 : failed, skipped, tests }
}
