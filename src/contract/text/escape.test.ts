import { expect, test } from 'vitest'
import { escapeHtml, escapeXml, jsonInHtml } from './escape.ts'

test('typed markup stays text in HTML and XML, in elements and in attributes', () => {
  const typed = `<b title="5 'Marla'">Shops & offices</b>`
  const escaped = '&lt;b title=&quot;5 &#39;Marla&#39;&quot;&gt;Shops &amp; offices&lt;/b&gt;'
  expect([escapeHtml(typed), escapeXml(typed)]).toEqual([escaped, escaped])
})

test('characters that XML cannot have are left out', () => {
  expect(escapeXml('G\u0000-13\u000b \ud800گلبرگ 🏠\n')).toBe('G-13 \ufffdگلبرگ 🏠\n')
})

test('JSON in a page cannot close its script element', () => {
  const title = '</script><!-- 5 Marla'
  const json = jsonInHtml({ title })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ title })
})
