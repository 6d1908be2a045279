/** Bringing listings in out of a CSV file: upload, mapping, preview, applying, undo. docs/import.md tells of profiles. */
import { z } from 'zod'
import { marlaBases, purposes, subtypes } from '../property.ts'
import { Pagination } from '../search.ts'
import type { OfficeEndpoint } from './endpoints.ts'

/** 50 MB: a quarter of a million rows. */
export const largestImport = 50 * 1024 * 1024

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

const word = z.string().trim().min(1).max(200)
const columns = z.array(word).max(6)
const some = columns.min(1, 'Choose a column')
/** A regular expression; one that no profile file of this server has is refused. */
const pattern = z.string().max(300).nullable()
const range = z
  .tuple([z.number().min(0), z.number()])
  .refine(([low, high]) => low <= high, 'the lowest and the highest value')

/** Where an import finds what it needs in a file; the profile of docs/import.md, its tables as lists. */
export const ImportMapping = z.strictObject({
  source: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/, 'Small letters, digits and hyphens, such as agency-list'),
  delimiter: z.string().length(1),
  empty: z.array(z.string().max(40)).max(20),
  columns: z.strictObject({
    city: some,
    location: some,
    type: some,
    price: some,
    size: some,
    beds: columns,
    baths: columns,
    description: columns,
  }),
  id: z.strictObject({ column: word, pattern, is: z.enum(['property-id', 'reference']) }).nullable(),
  identity: z.array(word).max(30),
  title: z.strictObject({ column: word, pattern, written: z.enum(['text', 'address']) }).nullable(),
  purpose: z.strictObject({
    column: word.nullable(),
    values: z.array(z.strictObject({ text: word, purpose: z.enum(purposes) })).max(60),
    rent_words: z.array(word).max(20),
    default: z.enum(purposes).nullable(),
  }),
  types: z.array(z.strictObject({ text: word, subtype: z.enum(subtypes) })).max(200),
  marla: z.literal([...marlaBases]),
  cities: z
    .array(
      z.strictObject({
        name: word,
        lat: z.number().min(-90).max(90),
        long: z.number().min(-180).max(180),
        marla: z.literal([...marlaBases]).nullable(),
      }),
    )
    .max(500),
  bounds: z.strictObject({ sale_price: range, rent_price: range, sqft: range, rooms: range }),
})
export type ImportMapping = z.output<typeof ImportMapping>

/** A profile that a file is read by; `is_file` are those that come with the server and stay as they are. */
export const ImportProfileEntry = z.object({
  name: z.string(),
  about: z.string(),
  is_file: z.boolean(),
  mapping: ImportMapping,
})
export type ImportProfileEntry = z.infer<typeof ImportProfileEntry>

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
  changes: z
    .array(z.object({ field: z.string(), before: z.string(), after: z.string() }))
    .describe('what a changed one says anew'),
})
export type ImportSample = z.infer<typeof Sample>

/** What applying would do. Samples are the first of the file. */
export const ImportPreview = z.object({
  ...counts,
  new_areas: z.array(z.string()),
  new_areas_count: z.int(),
  for_review: z.int().describe('new plots: published once their approval is known'),
  added_samples: z.array(Sample),
  changed_samples: z.array(Sample),
})
export type ImportPreview = z.infer<typeof ImportPreview>

/** What became of it. `kept` are those that were worked on since: they stay as they are. */
export const ImportUndone = z.object({
  removed: z.int(),
  archived: z.int(),
  restored: z.int(),
  kept_count: z.int(),
  kept: z.array(z.object({ id: z.int(), title: z.string(), why: z.string() })),
})
export type ImportUndone = z.infer<typeof ImportUndone>

export const ImportRun = z.object({
  id: z.int(),
  state: z.enum(importStates),
  file: z.string(),
  profile: z.string(),
  source: z.string(),
  by: z.string().describe('who began it'),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  progress: z.number().describe('from 0 to 1, while the server works on it'),
  problem: z.string().nullable(),
  ...counts,
  areas_made: z.int(),
  for_review: z.int().describe('of the new ones, the plots: published once their approval is known'),
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
    .describe('every text of the column, when there are few'),
})
export type FoundColumn = z.infer<typeof FoundColumn>

export const ImportDetail = ImportRun.extend({
  bytes: z.int(),
  can_apply: z.boolean(),
  columns: z.array(FoundColumn),
  mapping: ImportMapping.nullable().describe('as it was previewed, else as it is guessed'),
  preview: ImportPreview.nullable(),
  refusals: z.array(z.object({ line: z.int(), reason: z.string(), raw: z.array(z.string()) })),
  undone: ImportUndone.nullable(),
})
export type ImportDetail = z.infer<typeof ImportDetail>

const run = z.object({ run: z.coerce.number<string>().int().positive().max(2_147_483_647) })
const page = z.coerce.number<string>().int().min(1).max(100_000).default(1)
const detail = z.object({ data: ImportDetail })
const reading = [401, 403, 422] as const
const writing = [400, 401, 403, 404, 409, 413, 415, 422] as const

export const importCalls = {
  imports: {
    method: 'GET',
    path: '/api/office/imports',
    summary: 'Every import, newest first: who, when, what became of the rows.',
    allowed: 'listings.import',
    query: z.object({ page }),
    answer: z.object({ data: z.array(ImportRun), pagination: Pagination }),
    errors: reading,
  },
  uploadImport: {
    method: 'POST',
    path: '/api/office/imports',
    summary: 'Takes a CSV file in to be imported; nothing is imported yet.',
    allowed: 'listings.import',
    query: z.object({ name: z.string().trim().min(1).max(200) }),
    takesFile: true,
    answer: detail,
    errors: writing,
  },
  import: {
    method: 'GET',
    path: '/api/office/imports/:run',
    summary: 'One import: its columns, mapping, preview, progress and outcome.',
    allowed: 'listings.import',
    params: run,
    answer: detail,
    errors: [...reading, 404],
  },
  previewImport: {
    method: 'POST',
    path: '/api/office/imports/:run/preview',
    summary: 'Reads the file by a mapping and says what an import would do. Nothing is written.',
    allowed: 'listings.import',
    params: run,
    body: z.strictObject({ mapping: ImportMapping, profile: z.string().trim().max(60).default('') }),
    answer: detail,
    errors: writing,
  },
  applyImport: {
    method: 'POST',
    path: '/api/office/imports/:run/apply',
    summary: 'Imports what was previewed, in the background.',
    allowed: 'listings.import',
    params: run,
    body: z.strictObject({}),
    answer: detail,
    errors: writing,
  },
  stopImport: {
    method: 'POST',
    path: '/api/office/imports/:run/stop',
    summary: 'Ends what the server does with it after the rows at hand.',
    allowed: 'listings.import',
    params: run,
    body: z.strictObject({}),
    answer: detail,
    errors: writing,
  },
  undoImport: {
    method: 'POST',
    path: '/api/office/imports/:run/undo',
    summary:
      'Takes one import back: new listings go, changed ones are what they were unless worked on since.',
    allowed: 'listings.import',
    params: run,
    body: z.strictObject({}),
    answer: detail,
    errors: writing,
  },
  refusedRows: {
    method: 'GET',
    path: '/api/office/imports/:run/refused.csv',
    summary: 'The rows that do not get in, each with its reason, to be mended and imported.',
    allowed: 'listings.import',
    params: run,
    sends: 'text/csv',
    answer: z.string().describe('lines'),
    errors: [...reading, 404],
  },
  importProfiles: {
    method: 'GET',
    path: '/api/office/import-profiles',
    summary: 'The profiles that files can be read by.',
    allowed: 'listings.import',
    answer: z.object({ data: z.array(ImportProfileEntry) }),
    errors: reading,
  },
  saveImportProfile: {
    method: 'PUT',
    path: '/api/office/import-profiles/:name',
    summary: 'Keeps a mapping under a name, or changes the one of that name.',
    allowed: 'listings.import',
    params: z.object({ name: z.string().regex(/^[\w][\w -]{0,59}$/) }),
    body: z.strictObject({ mapping: ImportMapping }),
    answer: z.object({ data: ImportProfileEntry }),
    errors: writing,
  },
} as const satisfies Record<string, OfficeEndpoint>
