const signs = { expected: '✓', flaky: '✓ on the second attempt', unexpected: '✗', skipped: '– not run' }

/**
 * The report of the tests in other browsers as lines of a table, a journey a line and a browser a column, and why a
 * browser was left out.
 * @param suites those of Playwright's JSON report: files, with a suite for each browser in them
 */
export function browserMatrix(suites) {
  const browsers = merged(suites.flatMap(({ suites: inFile = [] }) => inFile))
  const journeys = [...new Set(browsers.flatMap(({ specs }) => specs.map(({ title }) => title)))]
  const cells = journeys.map((journey) => [journey, ...browsers.map((browser) => signOf(browser, journey))])
  const rows = [['', ...browsers.map(({ title }) => title)], ...cells]
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)))
  const lines = rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]))
      .join('  ')
      .trimEnd(),
  )
  return [...lines, ...browsers.flatMap(leftOut)]
}

/** A browser may have tests in more than one file. */
function merged(browsers) {
  const titles = [...new Set(browsers.map(({ title }) => title))]
  return titles.map((title) => ({
    title,
    specs: browsers.filter((browser) => browser.title === title).flatMap(({ specs }) => specs),
  }))
}

function signOf({ specs }, journey) {
  const status = specs.find(({ title }) => title === journey)?.tests[0]?.status
  return signs[status] ?? ''
}

function leftOut({ title, specs }) {
  const notes = specs.flatMap(({ tests }) => tests.flatMap(({ annotations = [] }) => annotations))
  const reason = notes.find(({ type }) => type === 'skip')?.description
  return reason ? [`${title} was not tested: ${reason}`] : []
}
