/**
 * The agency's own pages. Their texts are files under `content/`: a head of typed fields, then Markdown
 * (docs/content.md). A new page is a new entry here and its file.
 */
import { z } from 'zod'

const text = z.string().trim().min(1)
const day = z.iso.date().describe('YYYY-MM-DD')

/** What every page says in its head. `title` is its heading, `description` what search engines show. */
const head = {
  title: text,
  description: text,
  updated_on: day,
}

/** What the server makes of the Markdown: what stands before the first `##`, and a section for each. Safe HTML. */
const body = {
  lead_html: z.string(),
  sections: z.array(z.object({ id: z.string(), title: z.string(), html: z.string() })),
}

const person = z.strictObject({
  name: text,
  title: text,
  text,
  photo: text
    .nullable()
    .default(null)
    .describe('the address of a stored picture; without one, that of the agent of this name'),
})

function page<const Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) {
  return z.strictObject({ name: z.literal(name), ...head, ...fields, ...body })
}

/** Every page by its name, with the fields its head has besides those of every page. */
export const pages = {
  about: page('about', {
    timeline: z.array(z.strictObject({ year: z.int(), title: text, text })),
    leadership: z.array(person),
  }),
  iso: page('iso', {
    certificate: z.strictObject({
      number: text,
      standard: text,
      holder: text,
      scope: text,
      sites: z.array(text),
      body: text.describe('who certified it'),
      issued_on: day,
      valid_until: day,
    }),
    complaint_steps: z.array(z.strictObject({ within: text, title: text, text })),
  }),
  'privacy-policy': page('privacy-policy', { in_short: z.array(text) }),
  terms: page('terms', { in_short: z.array(text) }),
}

export type PageName = keyof typeof pages
export const pageNames = Object.keys(pages) as PageName[]

/** A page as it goes over the wire. */
export type Page<Name extends PageName = PageName> = z.output<(typeof pages)[Name]>

export const AnyPage = z.discriminatedUnion('name', [
  pages.about,
  pages.iso,
  pages['privacy-policy'],
  pages.terms,
])
