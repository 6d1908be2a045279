import { expect, test } from 'vitest'
import { makeCheckout, runScript } from '#tests/support/checkout.ts'

test('styles that say start and end pass, and a side with its reason', async () => {
  const checkout = makeCheckout({
    'src/site/a.tsx':
      '/** Left-to-right. */\n<p className="ms-2 md:end-3 text-start border-s inset-x-0" />\n' +
      "// physical: a point of the map\n<p className='left-0' style={{ insetInlineStart: '1%' }} />\n",
    'src/ui/a.css': 'a { padding: 1px 2px 3px 2px; margin: max(1px, 2px) 3px 4px; text-align: start }\n',
    'src/admin/a.tsx': '<p className="ml-2" />\n',
  })
  expect(await runScript(checkout, 'check-direction.js')).toEqual({ code: 0, output: '' })
})

test('a side is named, with its line', async () => {
  const checkout = makeCheckout({
    'src/site/a.tsx':
      '<p\n className="md:-ml-2 border-l! text-right hover:translate-x-1" style={{ left: 3, marginLeft: 1 }} />\n',
    'src/ui/a.css': 'a {\n  padding: 1px 2px 3px 4px;\n  border-left-width: 1px;\n  right: 0;\n}\n',
  })
  const { code, output } = await runScript(checkout, 'check-direction.js')
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toEqual(
    [
      "site/a.tsx:2: '-ml-2'",
      "site/a.tsx:2: 'border-l'",
      "site/a.tsx:2: 'text-right'",
      "site/a.tsx:2: 'translate-x-'",
      "site/a.tsx:2: 'left'",
      "site/a.tsx:2: 'marginLeft'",
      "ui/a.css:2: 'padding: 1px 2px 3px 4px;'",
      "ui/a.css:3: 'border-left-width'",
      "ui/a.css:4: 'right'",
    ].map((side) => `src/${side} is a side; say start or end`),
  )
})
