import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode } from './pinned-node.js'
import { runVisibly } from './processes.js'
import { inCheckout } from './root.js'

/** Runs the unit and API tests; gives how many passed, failed and were skipped. */
export async function runUnitTests(reports) {
  const file = join(reports, 'unit.json')
  const code = await runVisibly(pinnedNode(), [
    inCheckout('node_modules/vitest/vitest.mjs'),
    ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  ])
  const report = readReport(file)
  return count(code, {
    passed: report?.numPassedTests,
    failed: report?.numFailedTests,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  })
}

/** Runs the browser tests in that Chromium, or in Playwright's own; gives the same counts. */
export async function runBrowserTests(reports, chromium) {
  const file = join(reports, 'browser.json')
  const code = await runVisibly(
    pinnedNode(),
    [inCheckout('node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) } },
  )
  const stats = readReport(file)?.stats
  return count(code, {
    passed: stats && stats.expected + stats.flaky,
    failed: stats?.unexpected,
    skipped: stats?.skipped,
  })
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** A run that ended badly without a failed test (it could not start, or ran nothing) counts as one failure. */
function count(code, { passed = 0, failed = 0, skipped = 0 }) {
  const nothingRan = passed + failed === 0
  return { passed, failed: failed === 0 && (code !== 0 || nothingRan) ? 1 : failed, skipped }
}
