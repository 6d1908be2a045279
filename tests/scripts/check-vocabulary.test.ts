import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeCheckout, runScript } from '#tests/support/checkout.ts'

const vocabulary = `# Vocabulary

## Urdu

| Thing | English | Urdu | Roman Urdu | Do not write |
|---|---|---|---|---|
| post | job | ملازمت | mulazmat | \`نوکری*\` |
| ad | ad | لسٹنگ | listing | \`اشتہار\` |
| choose | choose | منتخب کریں | muntakhib | \`چنیں\`, \`«\` |

## English

| Thing | English | Urdu | Roman Urdu | Do not write |
|---|---|---|---|---|
| email | email | ای میل | email | \`e-mail*\`, \`on offer\` |

## Exceptions

| Words | Where | Reason |
|---|---|---|
| \`اشتہار دیں\` | src/messages/ur/site | an ad |
`
const ads = "export const ads = {\n  give: 'اشتہار دیں',\n}\n"

test('words of the vocabulary pass, and what an exception covers', async () => {
  const checkout = makeCheckout({
    'docs/vocabulary.md': vocabulary,
    'src/messages/ur/site/ads.ts': ads,
    'src/messages/ur/site/a.ts': "export const a = { title: 'ملازمت', long: 'اشتہارات' }\n",
    'src/messages/en/site/a.ts': "// e-mail\nexport const a = { 'e-mail': 'Email' }\n",
    'content/ur/a.md': 'ملازمتیں\n',
  })
  expect(await runScript(checkout, 'check-vocabulary.js')).toEqual({ code: 0, output: '' })
})

test('a forbidden word is named with its place and what to write, in every kind of text', async () => {
  const checkout = makeCheckout({
    'docs/vocabulary.md': vocabulary,
    'src/messages/ur/site/ads.ts': `${ads}const more = 'اشتہار'\n`,
    'src/messages/ur/server/mail.ts': "export const mail = {\n  title: 'نوکریوں کی فہرست',\n}\n",
    'src/messages/en/server/mail.ts': "export const mail = { text: 'Send an E-mail' }\n",
    'content/ur/a.md': '---\ntitle: «چنیں»\n---\n',
    'content/a.md': 'By e-mails.\n',
    'demo/a.yaml': 'text: on offer\ntext_ur: ایک چنیں\n',
  })
  const { code, output } = await runScript(checkout, 'check-vocabulary.js')
  expect(code).toBe(1)
  expect(output.trim().split('\n').sort()).toEqual(
    [
      "content/a.md:1: 'e-mails': write 'email'",
      "content/ur/a.md:2: '«': write 'منتخب کریں'",
      "content/ur/a.md:2: 'چنیں': write 'منتخب کریں'",
      "demo/a.yaml:1: 'on offer': write 'email'",
      "demo/a.yaml:2: 'چنیں': write 'منتخب کریں'",
      "src/messages/en/server/mail.ts:1: 'E-mail': write 'email'",
      "src/messages/ur/server/mail.ts:2: 'نوکریوں': write 'ملازمت'",
      "src/messages/ur/site/ads.ts:4: 'اشتہار': write 'لسٹنگ'",
    ]
      .map((complaint) => `${complaint} (docs/vocabulary.md)`)
      .sort(),
  )
})

test('an exception that nothing needs is named', async () => {
  const checkout = makeCheckout({ 'docs/vocabulary.md': vocabulary })
  expect(await runScript(checkout, 'check-vocabulary.js')).toEqual({
    code: 1,
    output: "docs/vocabulary.md: nothing needs the exception 'اشتہار دیں'\n",
  })
})

test('a word planted in our own texts is found by our own vocabulary', async () => {
  const own = readFileSync(join(import.meta.dirname, '../../docs/vocabulary.md'), 'utf8')
  const checkout = makeCheckout({
    'docs/vocabulary.md': own,
    'src/messages/ur/site/home.ts': "export const home = { title: 'جائیداد تلاش کریں' }\n",
  })
  const { code, output } = await runScript(checkout, 'check-vocabulary.js')
  expect(code).toBe(1)
  expect(output).toContain("src/messages/ur/site/home.ts:1: 'جائیداد': write 'پراپرٹی، پراپرٹیز'")
})
