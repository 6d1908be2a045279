/** The demo's data files in demo/: who works there, what it builds, announces and says. Each is checked when it is read. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { adPlacements } from '#contract/ads/ad-slots.ts'
import { foreignCurrencies } from '#contract/costs/currencies.ts'
import { marlaBases, sizeUnits, subtypes } from '#contract/listings/property.ts'
import { areaKinds } from '#contract/places/places.ts'
import { approvalStatuses } from '#contract/projects/approval.ts'
import { projectStatuses } from '#contract/projects/project-status.ts'
import { stepStarts } from '#contract/projects/step-starts.ts'
import { demoFolder } from './folder.ts'

const text = z.string().min(1)
const texts = z.array(text)
const rupees = z.int().nonnegative()
/** Days before the day on which the demo is filled in; below zero after it. */
const days = z.int()
/** Of a picture or a film, without its ending. */
const name = text

/** A city, or an area with the one that it lies in; `marla` in square feet, where it is not that of what is around. */
const Place = z.object({
  city: text,
  within: z.string(),
  name: z.string(),
  name_ur: text,
  kind: z.enum(['city', ...areaKinds]),
  lat: z.coerce.number(),
  long: z.coerce.number(),
  marla: z.union([z.literal('').transform(() => null), z.coerce.number().pipe(z.literal([...marlaBases]))]),
})

const Agent = z.strictObject({
  name: text,
  name_ur: text,
  title: text,
  title_ur: text,
  city: text,
  areas: texts,
  languages: texts,
  bio: text,
  bio_ur: text,
})

const Unit = z.strictObject({
  name: text,
  name_ur: text,
  subtype: z.enum(subtypes),
  beds: z.int().optional(),
  baths: z.int().optional(),
  size_value: z.number(),
  size_unit: z.enum(sizeUnits),
  price_from: rupees,
  total: z.int(),
  available: z.int(),
  floor_plan: name.optional(),
})

/** One that can be booked on the site: of the kind that `unit` names. */
const BookableUnit = z.strictObject({
  unit: text,
  number: text,
  floor: z.int(),
  facing: text,
  size_value: z.number().optional(),
  price: rupees,
})

const PaymentStep = z.strictObject({
  name: text,
  name_ur: text,
  percent: z.number(),
  instalments: z.int().optional(),
  due: text,
  due_ur: text,
  starts: z.enum(stepStarts),
  after_months: z.int().optional(),
  every_months: z.int().optional(),
})

const Video = z.strictObject({
  film: name,
  poster: name,
  title: text,
  title_ur: text,
  description: text,
  description_ur: text,
})

const Project = z.strictObject({
  name: text,
  name_ur: text,
  developer: text,
  developer_ur: text,
  kind: text,
  kind_ur: text,
  city: text,
  area: text,
  lat: z.number(),
  long: z.number(),
  summary: text,
  summary_ur: text,
  description: text,
  description_ur: text,
  amenities: texts,
  amenities_ur: texts,
  approval_authority: text,
  noc_number: text.optional(),
  approval_status: z.enum(approvalStatuses),
  checked_days_ago: days,
  status: z.enum(projectStatuses),
  possession_in_months: z.int().optional(),
  booking_amount: rupees.optional(),
  /** The first is on top, and in lists. */
  pictures: z.array(name).min(1),
  video: Video.optional(),
  units: z.array(Unit),
  bookable: z.array(BookableUnit).default([]),
  payment_plan: z.array(PaymentStep),
})

const Event = z.strictObject({
  title: text,
  title_ur: text,
  description: text,
  description_ur: text,
  place: text,
  place_ur: text,
  days_ago: days,
  /** The day itself, for an event that a page of the agency's own announces. */
  held_on: z.iso.date().optional(),
  photos: z.array(z.strictObject({ picture: name, alt: text, alt_ur: text })),
  videos: z.array(z.strictObject({ film: name, alt: text, alt_ur: text })).default([]),
})

const Vacancy = z.strictObject({
  title: text,
  title_ur: text,
  department: text,
  department_ur: text,
  city: text,
  employment: text,
  employment_ur: text,
  experience: text,
  experience_ur: text,
  salary_from: rupees.optional(),
  salary_to: rupees.optional(),
  description: text,
  description_ur: text,
  requirements: texts,
  requirements_ur: texts,
  positions: z.int(),
  published_days_ago: days,
  closes_in_days: days,
})

const Website = z.strictObject({
  covers: z.array(
    z.strictObject({ title: text, title_ur: text, picture: name, alt: text, alt_ur: text, link: text }),
  ),
  testimonials: z.array(
    z.strictObject({
      name: text,
      name_ur: text,
      place: text,
      place_ur: text,
      rating: z.int().min(1).max(5),
      text,
      text_ur: text,
      days_ago: days,
    }),
  ),
  group_photos: z.array(z.strictObject({ title: text, title_ur: text, picture: name, days_ago: days })),
  /** Each leads to a page of the site, or to a project. */
  campaigns: z.array(
    z.strictObject({
      name: text,
      advertiser: text,
      placements: z.array(z.enum(adPlacements)),
      weight: z.int(),
      cap: z.int().optional(),
      picture: name,
      alt: text,
      alt_ur: text,
      headline: text,
      headline_ur: text,
      text,
      text_ur: text,
      link: text.optional(),
      project: text.optional(),
    }),
  ),
  /** About what each was worth in PKR when the demo was made; the site says that they are examples. */
  exchange_rates: z.record(z.enum(foreignCurrencies), z.number()),
  quarterly_report: z.strictObject({ introduction: text, introduction_ur: text }),
})

const Content = z.object({
  places: z.array(Place),
  agents: z.array(Agent),
  projects: z.array(Project),
  events: z.array(Event),
  vacancies: z.array(Vacancy),
  website: Website,
})

export type DemoContent = z.infer<typeof Content>

/** Everything but the listings and prices, which come in as any agency's do. */
export async function readContent(): Promise<DemoContent> {
  const read = (file: string) => readFile(join(demoFolder, file), 'utf8')
  const [areas, agents, projects, events, vacancies, website] = await Promise.all([
    read('areas.csv'),
    ...['agents', 'projects', 'events', 'vacancies', 'website'].map((file) => read(`${file}.yaml`)),
  ])
  return Content.parse({
    places: parseCsv(areas ?? '', { columns: true }),
    agents: parseYaml(agents ?? ''),
    projects: parseYaml(projects ?? ''),
    events: parseYaml(events ?? ''),
    vacancies: parseYaml(vacancies ?? ''),
    website: parseYaml(website ?? ''),
  })
}
