import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shell } from '#messages/en/site/shell.ts'
import { shell as urdu } from '#messages/ur/site/shell.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { buildTargets } from './build-targets.ts'

const numbersIn = (text: string) => new Set(text.match(/\d+(\.\d+)?/g))

/** The oldest version of each browser, as in 'chrome >= 106'. */
function oldestOf(part: keyof typeof packageJson.browserslist, ...browsers: readonly string[]): Set<string> {
  const entries = packageJson.browserslist[part].map((entry) => entry.split(' '))
  return new Set(
    entries.filter(([name = '']) => browsers.includes(name)).map(([, , version = '']) => version),
  )
}

test('the build is for the browsers of the list, by the names that Vite has for them', () => {
  expect(buildTargets('admin')).toEqual(['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'])
})

test('the texts about supported browsers match the list', () => {
  const site = oldestOf('site', 'chrome', 'firefox', 'safari')
  expect(numbersIn(shell.browsers)).toEqual(site)
  expect(numbersIn(urdu.browsers)).toEqual(site)
  const page = readFileSync('src/admin/index.html', 'utf8')
  const [, notice = ''] = /is too old for it: ([^<]*)/.exec(page) ?? []
  expect(numbersIn(notice)).toEqual(oldestOf('admin', 'chrome', 'firefox', 'safari'))
})
