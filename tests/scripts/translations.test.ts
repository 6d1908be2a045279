import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeCheckout, runScript } from '#tests/support/checkout.ts'

const english = 'src/messages/en/site/home.ts'
const urdu = 'src/messages/ur/site/home.ts'
const title = (text: string) => `export const home = { title: '${text}', more: '…' }\n`
const page = (what: string, how: string) => `---\ntitle: Terms\n---\n## What\n\n${what}\n\n## How\n\n${how}\n`

const begun = {
  [english]: title('Welcome'),
  [urdu]: title('خوش آمدید'),
  'content/terms.md': page('A site.', 'By phone.'),
  'content/ur/terms.md': page('ویب سائٹ۔', 'فون پر۔'),
}

/** The checkout begun above, recorded, with these files changed afterwards. */
async function changed(files: Record<string, string>) {
  const checkout = makeCheckout(begun)
  expect((await runScript(checkout, 'record-translations.js')).code).toBe(0)
  for (const [path, text] of Object.entries(files)) writeFileSync(join(checkout, path), text)
  return {
    check: () => runScript(checkout, 'check-translations.js'),
    record: (...args: string[]) => runScript(checkout, 'record-translations.js', args),
  }
}

test('texts that have not changed since they were recorded pass', async () => {
  const { check } = await changed({})
  expect(await check()).toEqual({ code: 0, output: '' })
})

test('where only the English changed the Urdu is old, until it is confirmed', async () => {
  const { check, record } = await changed({
    [english]: title('Good day'),
    'content/terms.md': page('A site.', 'By phone or in our office.'),
  })
  const { code, output } = await check()
  expect(code).toBe(1)
  expect(output).toContain('site.home.title: the English has changed')
  expect(output).toContain('content/terms.md 2: the English has changed')
  expect(output).not.toContain('site.home.more')
  expect(output).not.toContain('content/terms.md 1')
  // Recording alone does not make it new.
  expect((await record()).code).toBe(1)
  expect((await check()).code).toBe(1)
  expect((await record('confirm', 'site.home', 'content/terms.md')).code).toBe(0)
  expect((await check()).code).toBe(0)
})

test('where both changed, the new pair is to be recorded', async () => {
  const { check, record } = await changed({ [english]: title('Good day'), [urdu]: title('السلام علیکم') })
  expect((await check()).output).toContain('npm run translations records them')
  expect((await record()).code).toBe(0)
  expect((await check()).code).toBe(0)
})
