/** The sitemap: everything that has a page of its own, in parts of at most 10,000. */
import { z } from 'zod'
import { propertyTypes, purposes } from '../listings/property.ts'

/** The protocol allows 50,000; smaller parts are made, sent and read faster. */
export const entriesInPart = 10_000

const changed_at = z
  .string()
  .nullable()
  .describe('ISO 8601 in UTC; null if the time of the last change is unknown')
const id = z.int()

/** The fields of an entry by kind. */
const entries = {
  listings: z.object({ id, changed_at }),
  searches: z.object({
    purpose: z.enum(purposes),
    city_id: z.int(),
    area_id: z.int().nullable(),
    type: z.enum(propertyTypes).nullable(),
    changed_at,
  }),
  areas: z.object({ id, english_name: z.string(), city_slug: z.string(), changed_at }),
  cities: z.object({ id, slug: z.string(), changed_at }),
  reports: z.object({ id, city_slug: z.string(), quarter: z.string(), changed_at }),
  projects: z.object({ id, name: z.string(), slug: z.string(), changed_at }),
  agents: z.object({ id, changed_at }),
  events: z.object({ id, changed_at }),
  jobs: z.object({ id, changed_at }),
}

export type SitemapKind = keyof typeof entries
export const sitemapKinds = Object.keys(entries) as [SitemapKind, ...SitemapKind[]]

/** `first` is where a part begins: it has the next 10,000 entries. */
export const SitemapPart = z.object({ kind: z.enum(sitemapKinds), first: z.int(), changed_at })
export type SitemapPart = z.infer<typeof SitemapPart>

export const SitemapEntries = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('listings'), entries: z.array(entries.listings) }),
  z.object({ kind: z.literal('searches'), entries: z.array(entries.searches) }),
  z.object({ kind: z.literal('areas'), entries: z.array(entries.areas) }),
  z.object({ kind: z.literal('cities'), entries: z.array(entries.cities) }),
  z.object({ kind: z.literal('reports'), entries: z.array(entries.reports) }),
  z.object({ kind: z.literal('projects'), entries: z.array(entries.projects) }),
  z.object({ kind: z.literal('agents'), entries: z.array(entries.agents) }),
  z.object({ kind: z.literal('events'), entries: z.array(entries.events) }),
  z.object({ kind: z.literal('jobs'), entries: z.array(entries.jobs) }),
])
export type SitemapEntries = z.infer<typeof SitemapEntries>
