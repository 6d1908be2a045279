import { expect, test } from 'vitest'
import { judgeScripts } from './judge-scripts.ts'

test('errors of scripts need attention when pages had to do without scripts', () => {
  expect(judgeScripts([])).toMatchObject({ state: 'fine', figure: 'No errors in the last 7 days' })
  const part = { outcome: 'part', browser: 'Safari 15.6', count: 4 } as const
  expect(judgeScripts([part])).toMatchObject({
    state: 'fine',
    figure: '4 errors in the last 7 days, no page lost its scripts',
  })
  const plain = { outcome: 'plain', browser: 'Chrome 106', count: 12 } as const
  expect(judgeScripts([part, plain, plain])).toMatchObject({
    state: 'look',
    figure: '24 pages in the last 7 days worked without scripts because a script failed: Chrome 106',
  })
})
