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
  .describe('What the rows are imported as: listings, or price evidence')
const detail = z.object({ data: ImportDetail })

export const importCalls = {
  imports: {
    method: 'GET',
    path: '/api/admin/imports',
    summary: 'List imports',
    description: 'Imports of listings and prices with their results, newest first.',
    access: 'listings.import',
    query: z.object({ page, subject }),
    answer: z.object({ data: z.array(ImportRun), pagination: Pagination }),
    errors: reading,
  },
  uploadImport: {
    method: 'POST',
    path: '/api/admin/imports',
    summary: 'Upload a CSV file for import',
    description: 'Nothing is imported yet.',
    access: 'listings.import',
    query: z.object({ name: z.string().trim().min(1).max(200), subject }),
    takesFile: true,
    answer: detail,
    errors: changing,
  },
  import: {
    method: 'GET',
    path: '/api/admin/imports/:run',
    summary: 'Get an import',
    description: 'Includes its columns, mapping, preview, progress and result.',
    access: 'listings.import',
    params: run,
    answer: detail,
    errors: [...reading, 404],
  },
  previewImport: {
    method: 'POST',
    path: '/api/admin/imports/:run/preview',
    summary: 'Preview an import',
    description: 'Reads the file with the given mapping. Nothing is stored.',
    access: 'listings.import',
    params: run,
    body: z.strictObject({ mapping: ImportMapping, profile: z.string().trim().max(60).default('') }),
    answer: detail,
    errors: changing,
  },
  applyImport: {
    method: 'POST',
    path: '/api/admin/imports/:run/apply',
    summary: 'Apply a previewed import',
    description: 'Runs in the background.',
    access: 'listings.import',
    params: run,
    body: z.strictObject({}),
    answer: detail,
    errors: changing,
  },
  stopImport: {
    method: 'POST',
    path: '/api/admin/imports/:run/stop',
    summary: 'Stop an import',
    description: 'The server finishes the current rows first.',
    access: 'listings.import',
    params: run,
    body: z.strictObject({}),
    answer: detail,
    errors: changing,
  },
  undoImport: {
    method: 'POST',
    path: '/api/admin/imports/:run/undo',
    summary: 'Undo an import',
    description:
      'Removes new listings and prices, and restores changed listings unless they were edited since.',
    access: 'listings.import',
    params: run,
    body: z.strictObject({}),
    answer: detail,
    errors: changing,
  },
  refusedRows: {
    method: 'GET',
    path: '/api/admin/imports/:run/refused.csv',
    summary: 'Download the rejected rows of an import',
    description: 'Each with its reason, to be corrected and imported again.',
    access: 'listings.import',
    params: run,
    sends: 'text/csv',
    answer: z.string().describe('CSV rows'),
    errors: [...reading, 404],
  },
  importProfiles: {
    method: 'GET',
    path: '/api/admin/import-profiles',
    summary: 'List import profiles',
    access: 'listings.import',
    answer: z.object({ data: z.array(ImportProfileEntry) }),
    errors: reading,
  },
  saveImportProfile: {
    method: 'PUT',
    path: '/api/admin/import-profiles/:name',
    summary: 'Save an import profile',
    description: 'Stores the mapping under the given name and replaces an existing profile of that name.',
    access: 'listings.import',
    params: z.object({ name: z.string().regex(/^[\w][\w -]{0,59}$/) }),
    body: z.strictObject({ mapping: ImportMapping }),
    answer: z.object({ data: ImportProfileEntry }),
    errors: changing,
  },
} as const satisfies Record<string, AdminEndpoint>
