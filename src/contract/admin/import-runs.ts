/** An import from its upload to its undo: what it found, what it would do, and its result. */
import { z } from 'zod'
import { purposes } from '../listings/property.ts'
import { ImportMapping } from './import-mapping.ts'

/** 50 MB: a quarter of a million rows. */
export const largestImport = 50 * 1024 * 1024

/** What the rows of a file become: listings on the site, or evidence of prices. */
export const importSubjects = ['listings', 'prices'] as const
export type ImportSubject = (typeof importSubjects)[number]

export const importStates = [
  'uploaded',
  'previewing',
  'previewed',
  'applying',
  'done',
  'stopped',
  'failed',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

/** While the server works on it, its progress can be asked for. */
export const busyStates: readonly ImportState[] = ['previewing', 'applying', 'undoing']

const counts = {
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  duplicates: z.int(),
  refused: z.int(),
}

const Sample = z.object({
  id: z.int(),
  title: z.string(),
  price: z.number(),
  purpose: z.enum(purposes),
  place: z.string(),
  date: z.string().optional().describe('The date of a price, as precise as it is known'),
  changes: z
    .array(z.object({ field: z.string(), before: z.string(), after: z.string() }))
    .describe('The changed fields of an existing listing'),
})
export type ImportSample = z.infer<typeof Sample>

/** What applying would do. Samples are the first of the file. */
export const ImportPreview = z.object({
  ...counts,
  new_areas: z.array(z.string()).describe('For prices: unknown areas'),
  new_areas_count: z.int(),
  unknown_cities: z
    .array(
      z.object({
        name: z.string(),
        rows: z.int(),
        lat: z.number().nullable(),
        long: z.number().nullable(),
      }),
    )
    .describe(
      'Unknown cities, with coordinates if known. Their rows are rejected until the city is added, mapped to another city or skipped',
    ),
  for_review: z.int().describe('New plots, which are published once their approval is recorded'),
  added_samples: z.array(Sample),
  changed_samples: z.array(Sample),
})
export type ImportPreview = z.infer<typeof ImportPreview>

/** The result of an undo. `kept` are listings that were edited since: they stay as they are. */
export const ImportUndone = z.object({
  removed: z.int(),
  archived: z.int(),
  places_removed: z.int().describe('Cities and areas that the import created and nothing uses'),
  restored: z.int(),
  kept_count: z.int(),
  kept: z.array(z.object({ id: z.int(), title: z.string(), why: z.string() })),
})
export type ImportUndone = z.infer<typeof ImportUndone>

export const ImportRun = z.object({
  id: z.int(),
  subject: z.enum(importSubjects),
  state: z.enum(importStates),
  file: z.string(),
  profile: z.string(),
  source: z.string(),
  by: z.string().describe('The member of staff who started it'),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  progress: z.number().describe('Progress from 0 to 1 while the server is working on it'),
  problem: z.string().nullable(),
  ...counts,
  areas_made: z.int(),
  for_review: z
    .int()
    .describe('How many of the new listings are plots, which are published once their approval is recorded'),
  undone_at: z.string().nullable(),
  undone_by: z.string().nullable(),
  can_undo: z.boolean(),
})
export type ImportRun = z.infer<typeof ImportRun>

/** What the file itself says, for the mapping. */
export const FoundColumn = z.object({
  name: z.string(),
  samples: z.array(z.string()),
  values: z
    .array(z.object({ value: z.string(), count: z.int() }))
    .nullable()
    .describe('All distinct values of the column, if there are few'),
})
export type FoundColumn = z.infer<typeof FoundColumn>

export const ImportDetail = ImportRun.extend({
  bytes: z.int(),
  can_apply: z.boolean(),
  columns: z.array(FoundColumn),
  mapping: ImportMapping.nullable().describe('The previewed mapping, or a suggested one'),
  preview: ImportPreview.nullable(),
  refusals: z.array(z.object({ line: z.int(), reason: z.string(), raw: z.array(z.string()) })),
  undone: ImportUndone.nullable(),
})
export type ImportDetail = z.infer<typeof ImportDetail>
