import { expect, test } from 'vitest'
import { browserMatrix } from '../../scripts/lib/browser-matrix.js'

const browser = (title: string, statuses: readonly string[], annotations = [{ type: 'slow' }]) => ({
  suites: [
    {
      title,
      specs: statuses.map((status, at) => ({ title: `journey ${at + 1}`, tests: [{ status, annotations }] })),
    },
  ],
})

test('the table has a line for each journey and a column for each browser, and names who was left out', () => {
  const missing = [{ type: 'skip', description: 'it is not installed' }]
  const suites = [
    browser('Firefox', ['expected', 'unexpected']),
    browser('WebKit', ['skipped', 'skipped'], missing),
    browser('Chromium', ['flaky']),
    {},
  ]
  expect(browserMatrix(suites)).toEqual([
    '           Firefox  WebKit     Chromium',
    'journey 1  ✓        – not run  ✓ at the second try',
    'journey 2  ✗        – not run',
    'WebKit was not tried: it is not installed',
  ])
})
