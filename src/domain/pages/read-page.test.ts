import { expect, test } from 'vitest'
import { agency, type Offices, offices } from '#agency'
import { PageProblem } from './page-problem.ts'
import { placeholdersOf } from './placeholders.ts'
import { readPage } from './read-page.ts'

const placeholders = placeholdersOf(
  { ...agency, name: 'Khan & *Sons* [Estates]', email: 'desk_1@khan.example' },
  { resumeRetentionDays: 90 },
)
const english = { language: 'en', placeholders: placeholders.en } as const
const head = `title: Terms
description: What we promise.
updated_on: 2026-11-02
in_short:
  - "{{agency.name}} keeps its word."`
const terms = (markdown: string, fields = head) =>
  readPage('terms', `---\n${fields}\n---\n${markdown}`, english)

test('a page is its head, what comes before the first heading, and a section for each heading', () => {
  const page = terms('Read this.\n\n## First things\n\nOne.\n\n### Smaller\n\n## Money & fees\n\nTwo.')
  expect(page).toEqual({
    name: 'terms',
    language: 'en',
    title: 'Terms',
    description: 'What we promise.',
    updated_on: '2026-11-02',
    in_short: ['Khan & *Sons* [Estates] keeps its word.'],
    lead_html: '<p>Read this.</p>',
    sections: [
      { id: 'first-things', title: 'First things', html: '<p>One.</p>\n<h3>Smaller</h3>' },
      { id: 'money-fees', title: 'Money & fees', html: '<p>Two.</p>' },
    ],
  })
})

test('two sections of the same title have addresses of their own', () => {
  const { sections } = terms('## Fees\n\nOne.\n\n## Fees\n\nTwo.')
  expect(sections.map(({ id }) => id)).toEqual(['fees', 'fees-2'])
})

test('placeholders are filled in as plain text, in links too', () => {
  const { lead_html: html } = terms(
    '{{agency.name}}, [write](mailto:{{ agency.email }}), {{resume_retention_days}} days.',
  )
  expect(html).toBe(
    '<p>Khan &amp; *Sons* [Estates], <a href="mailto:desk_1@khan.example">write</a>, 90 days.</p>',
  )
})

test('an Urdu text says the agency’s words in Urdu, and phone numbers stay from left to right', () => {
  const urdu = { language: 'ur', placeholders: placeholders.ur } as const
  const written = `---\n${head}\n---\n{{agency.name}}، {{agency.promise}} [{{agency.phone}}]({{agency.phone_link}})`
  const page = readPage('terms', written, urdu)
  expect(page).toMatchObject({ language: 'ur', in_short: [`${agency.urdu.name} keeps its word.`] })
  expect(page.lead_html).toBe(
    `<p>${agency.urdu.name}، ${agency.urdu.promise} <a href="tel:+9251111000222"><bdi dir="ltr">+92 51 111 000 222</bdi></a></p>`,
  )
})

test('an agency and its offices are named in Urdu where they have Urdu names, else in English', () => {
  const options = { resumeRetentionDays: 90 }
  const { en, ur } = placeholdersOf(agency, options)
  expect(ur['head_office.city']).toBe(offices[0].urdu?.city)
  const [head, corporate] = offices
  const english: Offices = [
    { ...head, urdu: {} },
    { ...corporate, urdu: {} },
  ]
  expect(placeholdersOf({ ...agency, urdu: {} }, options, english).ur).toEqual(en)
})

test('nothing in a text can run, frame or load anything', () => {
  const { lead_html: html } = terms(
    [
      '<script>alert(1)</script><img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe>',
      '<p onclick="alert(1)" style="position:fixed">Hello</p>',
      '[a](javascript:alert(1)) [b](//evil.example)',
      '![pixel](https://evil.example/p.gif) <a href="https://ok.example" onmouseover="x()">fine</a>',
    ].join('\n\n'),
  )
  expect(html).not.toMatch(/script|<img|iframe|onclick|onerror|onmouseover|style=|evil/)
  expect(html).toContain('<a href="https://ok.example">fine</a>')
})

test('the cells of a table carry the heading of their column', () => {
  const { lead_html: html } = terms('| What | Kept "for" |\n|---|---|\n| **CV** | 90 days |')
  expect(html).toContain('<th scope="col">What</th>')
  expect(html).toContain('<td data-label="What"><strong>CV</strong></td>')
  expect(html).toContain('<td data-label="Kept &quot;for&quot;">90 days</td>')
})

test.each([
  ['no head', 'Just text', 'does not begin with fields'],
  ['a mistyped field', `---\n${head}\ntilte: x\n---\n`, 'tilte'],
  ['a field left out', '---\ntitle: Terms\n---\n', 'description'],
  ['a date nobody knows', `---\n${head.replace('2026-11-02', '2026-13-40')}\n---\n`, 'updated_on'],
  ['YAML that ends early', '---\ntitle: "Terms\n---\n', 'line '],
  [
    'a placeholder that does not exist',
    `---\n${head}\n---\n{{agency.nmae}}`,
    '{{agency.nmae}}, only agency.name',
  ],
  ['a second title', `---\n${head}\n---\n# Terms`, 'begins with one #'],
])('%s is said in one plain sentence', (_what, written, said) => {
  expect(() => readPage('terms', written, english)).toThrow(PageProblem)
  expect(() => readPage('terms', written, english)).toThrow(said)
})
