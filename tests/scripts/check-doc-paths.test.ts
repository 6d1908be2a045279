import { expect, test } from 'vitest'
import { makeCheckout, runScript } from '#tests/support/checkout.ts'

const code = { 'src/contract/paths.ts': '', 'src/site/screens/home/route.tsx': '' }

test('files and folders that are there may be named by their whole path, its end or their name', async () => {
  const checkout = makeCheckout({
    ...code,
    'README.md':
      'src/contract/ is one.\n`src/contract/paths.ts`, `contract/paths.ts`, `paths.ts`; src/site/screens/<name>/.\n',
    'docs/map.md':
      'An address is no path: `/src/gone.ts`, https://example.com/docs/gone.html, and `npm run x.y`.\n',
    'CHANGELOG.md': 'src/gone.ts was there once.\n',
  })
  expect(await runScript(checkout, 'check-doc-paths.js')).toEqual({ code: 0, output: '' })
})

test('missing files are reported with their line', async () => {
  const checkout = makeCheckout({
    ...code,
    'CONTRIBUTING.md': 'See\n`chips.ts` and `site/paths.ts`.\n',
    'docs/map.md': 'src[src/gone<br>] and tests/gone/a.ts.\n',
  })
  const { code: exit, output } = await runScript(checkout, 'check-doc-paths.js')
  expect(output.trim().split('\n')).toEqual([
    'CONTRIBUTING.md:2: chips.ts is not there: name the file by its path today',
    'CONTRIBUTING.md:2: site/paths.ts is not there: name the file by its path today',
    'docs/map.md:1: src/gone is not there: name the file by its path today',
    'docs/map.md:1: tests/gone/a.ts is not there: name the file by its path today',
  ])
  expect(exit).toBe(1)
})
