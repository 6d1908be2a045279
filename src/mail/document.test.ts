import { expect, test } from 'vitest'
import { agency } from '#agency'
import { inLanguage } from '#messages/language.ts'
import { asHtml, asText, keepDirection, type MailPart } from './document.ts'

const title = '450 sq ft apartment'
const parts: MailPart[] = [
  { heading: title },
  { fact: 'کوڈ', value: '123456' },
  { fact: 'الرٹ', value: 'اپنے الرٹ کھولیں', link: 'https://homes.example/ur/alerts' },
]
// LEFT-TO-RIGHT ISOLATE and POP DIRECTIONAL ISOLATE
const isolated = (text: string) => `\u2066${text}\u2069`

test('a mail in Urdu has the name of the agency in Urdu, as the pages have it', () => {
  const html = (language: 'en' | 'ur') => inLanguage(language, () => asHtml(title, parts, agency))
  expect(html('ur')).toContain(`>${agency.urdu.name}</p>`)
  expect(html('ur')).not.toContain(agency.name)
  expect(html('en')).toContain(`>${agency.name}</p>`)
})

test('English text in a mail in Urdu keeps its order, and an address has a line of its own', () => {
  inLanguage('ur', () => {
    expect(asText(parts)).toBe(
      `${isolated(title)}\n\nکوڈ: ${isolated('123456')}\nالرٹ: اپنے الرٹ کھولیں\nhttps://homes.example/ur/alerts\n`,
    )
    expect(asHtml(title, parts, agency)).toContain(`<span dir="ltr">${title}</span>`)
    expect(keepDirection('فروخت')).toBe('فروخت')
  })
  inLanguage('en', () => expect(keepDirection(title)).toBe(title))
})
