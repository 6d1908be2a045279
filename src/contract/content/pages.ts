/**
 * The agency's own pages. Their texts are files under `content/`: a head of typed fields, then Markdown
 * (docs/content.md). A new page is a new entry here and its file.
 */
import { z } from 'zod'
import { visitorLanguages } from '../leads/leads.ts'
import { instantOf, isLocalTime, isTimeZone } from '../text/zoned-time.ts'

const text = z.string().trim().min(1)
const day = z.iso.date().describe('YYYY-MM-DD')

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 18:00, in quotation marks')
const localTime = z
  .string()
  .refine(isLocalTime, 'a day and a time such as 2027-02-13 18:00')
  .describe('YYYY-MM-DD HH:MM on the clocks of time_zone')

const language = z
  .enum(visitorLanguages)
  .describe('The language of the text: English if there is no Urdu text')

/** The head fields of every page. `title` is its heading, `description` is for search engines. */
const head = {
  title: text,
  description: text,
  updated_on: day,
}

/** The HTML of the Markdown: the text before the first `##`, and a section for each. Safe HTML. */
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
    .describe('The path of a stored picture; defaults to the picture of the agent of this name'),
  agent: text
    .nullable()
    .default(null)
    .describe('The name on the person’s agent page, if it is spelled differently'),
})

function page<const Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) {
  return z.strictObject({ name: z.literal(name), language, ...head, ...fields, ...body })
}

function endsLater(page: { starts_at: string; ends_at: string; time_zone: string }): boolean {
  // Each of these reports its own error.
  if (!isLocalTime(page.starts_at) || !isLocalTime(page.ends_at) || !isTimeZone(page.time_zone)) return true
  return instantOf(page.starts_at, page.time_zone) < instantOf(page.ends_at, page.time_zone)
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
      body: text.describe('The certifying organisation'),
      issued_on: day,
      valid_until: day,
    }),
    complaint_steps: z.array(z.strictObject({ within: text, title: text, text })),
  }),
  'dubai-re-event': page('dubai-re-event', {
    starts_at: localTime,
    ends_at: localTime,
    time_zone: z.string().refine(isTimeZone, 'a time zone such as Asia/Dubai'),
    place: z.strictObject({
      name: text,
      address: text,
      lat: z.number().min(-90).max(90),
      long: z.number().min(-180).max(180),
    }),
    entry: text.describe('The entry fee, and how to reserve a place'),
    programme: z.array(z.strictObject({ at: clock, title: text, text })),
    projects: z.array(text).describe('The names of the projects to show'),
    gallery_event: z
      .int()
      .positive()
      .nullable()
      .default(null)
      .describe('The number in /gallery/… of the photos to show after the event'),
  }).refine(endsLater, { path: ['ends_at'], message: 'not before starts_at' }),
  'privacy-policy': page('privacy-policy', { in_short: z.array(text) }),
  terms: page('terms', { in_short: z.array(text) }),
  overseas: page('overseas', { in_short: z.array(text) }),
}

export type PageName = keyof typeof pages
export const pageNames = Object.keys(pages) as PageName[]

/** A page as it goes over the wire. */
export type Page<Name extends PageName = PageName> = z.output<(typeof pages)[Name]>

export const AnyPage = z.discriminatedUnion('name', [
  pages.about,
  pages.iso,
  pages['dubai-re-event'],
  pages['privacy-policy'],
  pages.terms,
  pages.overseas,
])
