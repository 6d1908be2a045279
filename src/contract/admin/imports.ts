/** Bringing listings in out of a CSV file: upload, mapping, preview, applying, undo. */
import { z } from 'zod'
import { Pagination } from '../search/search.ts'
import { changing, reading } from './answers.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { ImportMapping, ImportProfileEntry } from './import-mapping.ts'
import { ImportDetail, ImportRun, importSubjects } from './import-runs.ts'

const run = z.object({ run: z.coerce.number<string>().int().positive().max(2_147_483_647) })
const page = z.coerce.number<string>().int().min(1).max(100_000).default(1)
const subject = z
  .enum(importSubjects)
  .default('listings')
  .describe('what the rows become: listings on the site, or evidence of prices')
const detail = z.object({ data: ImportDetail })

export const importCalls = {
  imports: {
    method: 'GET',
    path: '/api/admin/imports',
    summary: 'Every import of listings or prices, newest first: who, when, what became of the rows.',
    access: 'listings.import',
    query: z.object({ page, subject }),
    answer: z.object({ data: z.array(ImportRun), pagination: Pagination }),
    errors: reading,
  },
  uploadImport: {
    method: 'POST',
    path: '/api/admin/imports',
    summary: 'Uploads a CSV file for import. Nothing is imported yet.',
    access: 'listings.import',
    query: z.object({ name: z.string().trim().min(1).max(200), subject }),
    takesFile: true,
    answer: detail,
    errors: changing,
  },
  import: {
    method: 'GET',
    path: '/api/admin/imports/:run',
    summary: 'One import: its columns, mapping, preview, progress and outcome.',
    access: 'listings.import',
    params: run,
    answer: detail,
    errors: [...reading, 404],
  },
  previewImport: {
    method: 'POST',
    path: '/api/admin/imports/:run/preview',
    summary: 'Reads the file by a mapping and says what an import would do. Nothing is written.',
    access: 'listings.import',
    params: run,
    body: z.strictObject({ mapping: ImportMapping, profile: z.string().trim().max(60).default('') }),
    answer: detail,
    errors: changing,
  },
  applyImport: {
    method: 'POST',
    path: '/api/admin/imports/:run/apply',
    summary: 'Imports what was previewed, in the background.',
    access: 'listings.import',
    params: run,
    body: z.strictObject({}),
    answer: detail,
    errors: changing,
  },
  stopImport: {
    method: 'POST',
    path: '/api/admin/imports/:run/stop',
    summary: 'Ends what the server does with it after the rows at hand.',
    access: 'listings.import',
    params: run,
    body: z.strictObject({}),
    answer: detail,
    errors: changing,
  },
  undoImport: {
    method: 'POST',
    path: '/api/admin/imports/:run/undo',
    summary:
      'Undoes an import: removes new listings and prices, and restores changed listings unless they were edited since.',
    access: 'listings.import',
    params: run,
    body: z.strictObject({}),
    answer: detail,
    errors: changing,
  },
  refusedRows: {
    method: 'GET',
    path: '/api/admin/imports/:run/refused.csv',
    summary: 'The rows that do not get in, each with its reason, to be mended and imported.',
    access: 'listings.import',
    params: run,
    sends: 'text/csv',
    answer: z.string().describe('lines'),
    errors: [...reading, 404],
  },
  importProfiles: {
    method: 'GET',
    path: '/api/admin/import-profiles',
    summary: 'The profiles that files can be read by.',
    access: 'listings.import',
    answer: z.object({ data: z.array(ImportProfileEntry) }),
    errors: reading,
  },
  saveImportProfile: {
    method: 'PUT',
    path: '/api/admin/import-profiles/:name',
    summary: 'Keeps a mapping under a name, or changes the one of that name.',
    access: 'listings.import',
    params: z.object({ name: z.string().regex(/^[\w][\w -]{0,59}$/) }),
    body: z.strictObject({ mapping: ImportMapping }),
    answer: z.object({ data: ImportProfileEntry }),
    errors: changing,
  },
} as const satisfies Record<string, AdminEndpoint>
