import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeCheckout, runScript } from '#tests/support/checkout.ts'

// Nothing listens on port 1.
const offline = { npm_config_registry: 'http://127.0.0.1:1', npm_execpath: '' }

test('without a connection the start says what to do and ends with 1', async () => {
  const cache = { npm_config_cache: join(makeCheckout(), 'empty-cache') }
  expect(await runScript(makeCheckout(), 'start.js', [], { ...offline, ...cache })).toEqual({
    code: 1,
    output:
      "✗ npm cannot reach its registry: check the connection (or npm's proxy and registry settings) and start again.\n",
  })
})

test('installed packages are not installed again', async () => {
  const lock = JSON.stringify({ packages: { 'node_modules/small': { version: '1.0.0' } } })
  const checkout = makeCheckout({
    'src/cli/hello.ts': "console.log('hello', process.argv.slice(2).join(' '))",
    'package-lock.json': lock,
    'node_modules/.package-lock.json': lock,
  })
  expect(await runScript(checkout, 'cli.js', ['hello', 'one', 'two'], offline)).toEqual({
    code: 0,
    output: 'hello one two\n',
  })
})

test('an unknown command is reported in one sentence', async () => {
  expect(await runScript(makeCheckout(), 'cli.js', ['sell'], offline)).toEqual({
    code: 1,
    output: "✗ There is no command 'sell': see the folder src/cli for those there are.\n",
  })
})

const version = '1.0.0'
const lock = {
  'node_modules/site': {
    version,
    peerDependencies: { driver: '1', tool: '1' },
    peerDependenciesMeta: { tool: { optional: true } },
  },
  'node_modules/driver': { version, dependencies: { small: '1' } },
  'node_modules/driver/node_modules/small': { version },
  'node_modules/small': { version },
  'node_modules/tool': { version, dev: true },
}
const needed = ['node_modules/site', 'node_modules/driver', 'node_modules/driver/node_modules/small'] as const

function checkoutWith(installed: readonly (keyof typeof lock)[]) {
  const packages = Object.fromEntries(installed.map((path) => [path, lock[path]]))
  return makeCheckout({
    'src/cli/hello.ts': "console.log('hello')",
    'package.json': JSON.stringify({
      type: 'module',
      dependencies: { site: version },
      devDependencies: { tool: version },
    }),
    'package-lock.json': JSON.stringify({ packages: lock }),
    'node_modules/.package-lock.json': JSON.stringify({ packages }),
  })
}

test('a command needs the dependencies of its packages, but not their optional tools', async () => {
  expect(await runScript(checkoutWith(needed), 'cli.js', ['hello'], offline)).toMatchObject({ code: 0 })
})

test('a command is not run while one of them is missing', async () => {
  const checkout = checkoutWith(['node_modules/site', 'node_modules/driver', 'node_modules/small'])
  expect(await runScript(checkout, 'cli.js', ['hello'], offline)).toMatchObject({ code: 1 })
})
