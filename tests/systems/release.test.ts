import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeCheckout, runScript } from '#tests/support/checkout.ts'

const texts = { 'agency.config.ts': 'export const name = 1', 'agency.texts.ts': 'export default {}' }
const builtIn = Object.fromEntries(
  Object.entries(texts).map(([file, text]) => [file, createHash('sha256').update(text).digest('hex')]),
)
const platform = `${process.platform}-${process.arch}`
const note = (said: object) => ({ 'release.json': JSON.stringify({ platform, builtIn, ...said }) })

/** A release whose server says that it was reached, without the packages that a checkout would install first. */
const release = (changes: Record<string, string> = {}) =>
  makeCheckout({ ...texts, ...note({}), 'src/server/start.ts': "console.log('served')", ...changes })

test('a release installs and builds nothing', async () => {
  expect(await runScript(release(), 'aangan.js', ['start'])).toEqual({ code: 0, output: 'served\n' })
})

test('a release whose pages contain an earlier agency.config.ts says what to do', async () => {
  const { code, output } = await runScript(
    release({ 'agency.config.ts': 'export const name = 2' }),
    'start.js',
  )
  expect(code).toBe(78)
  expect(output).toMatch(/^✗ agency\.config\.ts was changed, .+ run npm run package there/)
})

test('a release for another kind of machine says so', async () => {
  const { code, output } = await runScript(release(note({ platform: 'plan9-mips' })), 'start.js')
  expect({ code, output }).toEqual({
    code: 78,
    output: `✗ This release is for plan9-mips, and this machine is ${platform}: use the release for this machine.\n`,
  })
})

test('a release names its commands when it is asked for another one', async () => {
  const { code, output } = await runScript(release(), 'aangan.js', ['sell'])
  expect(code).toBe(1)
  expect(output).toMatch(/^✗ Choose a command, e\.g\. \.\/aangan start\. Commands: start, /)
})
