import { expect, test } from 'vitest'
import { browserMatrix } from '../../scripts/lib/browser-matrix.js'

const browser = (title: string, journeys: Record<string, string>, annotations = [{ type: 'slow' }]) => {
  const specs = Object.entries(journeys).map(([title, status]) => ({
    title,
    tests: [{ status, annotations }],
  }))
  return { suites: [{ title, specs }] }
}

test('the table has a row per journey and a column per browser, and lists browsers that were not tested', () => {
  const missing = [{ type: 'skip', description: 'it is not installed' }]
  const suites = [
    browser('Firefox', { find: 'expected', ask: 'unexpected' }),
    browser('WebKit', { find: 'skipped', ask: 'skipped' }, missing),
    browser('Chromium', { find: 'flaky' }),
    browser('Chromium', { lines: 'expected' }),
    {},
  ]
  expect(browserMatrix(suites)).toEqual([
    '       Firefox  WebKit     Chromium',
    'find   ✓        – not run  ✓ on the second attempt',
    'ask    ✗        – not run',
    'lines                      ✓',
    'WebKit was not tested: it is not installed',
  ])
})
