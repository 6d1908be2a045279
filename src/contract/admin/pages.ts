/** The texts of the agency's own pages, as their editors keep them (ADR 0011). */
import { z } from 'zod'
import { collectionRules as t } from '#messages/admin.ts'
import { AnyPage, pageNames } from '../content/pages.ts'
import { visitorLanguages } from '../leads/leads.ts'
import { changing, reading } from './answers.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { idInPath } from './fields.ts'

/** The website's file, a text saved in the admin app, or none: then visitors see the English one. */
export const pageSources = ['file', 'office', 'none'] as const

/** In a file's format: a YAML head between two lines of ---, then Markdown. */
const anyWritten = z.string().max(60_000, { error: () => t.pageTooLong })
const written = anyWritten.min(1, { error: () => t.pageEmpty })

/** One saved version: a text, none, or the file shown again. */
const Version = z.object({
  id: z.int(),
  by: z.string(),
  at: z.string(),
  is_file: z.boolean(),
  is_empty: z.boolean(),
})

const name = z.enum(pageNames)

const source = z.enum(pageSources)
const language = z.enum(visitorLanguages)

const PageRow = z.object({
  name,
  title: z.string(),
  sources: z.object({ en: source, ur: source }),
  saved: z.object({ by: z.string(), at: z.string() }).nullable(),
})
export type PageRow = z.output<typeof PageRow>

const PageText = z.object({
  source,
  version: z.int().describe('The latest version number; 0 if nothing was saved yet'),
  written: z.string().describe('The displayed text in the format of the file; empty if there is none'),
  file: z.string().nullable().describe('The text of the file; null if it cannot be read'),
  history: z.array(Version).describe('Saved versions, newest first'),
})

const AdminPage = PageRow.extend({
  version: z.int().describe('The version of the last saved text'),
  texts: z.object({ en: PageText, ur: PageText }),
})
export type AdminPage = z.output<typeof AdminPage>

const answer = z.object({ data: AdminPage })
const params = z.object({ name })
const version = z.int().min(0)

export const pageCalls = {
  listPages: {
    method: 'GET',
    path: '/api/admin/pages',
    summary: 'List the pages of the site',
    description: 'Each with whether it shows its files or text saved in the admin app.',
    access: 'content.edit',
    answer: z.object({ data: z.array(PageRow) }),
    errors: reading,
  },
  showPageForStaff: {
    method: 'GET',
    path: '/api/admin/pages/:name',
    summary: 'Get the text of a page',
    description: 'In each language, with its saved versions.',
    access: 'content.edit',
    params,
    answer,
    errors: [...reading, 404],
  },
  showPageVersion: {
    method: 'GET',
    path: '/api/admin/pages/:name/versions/:version',
    summary: 'Get an earlier version of a page',
    access: 'content.edit',
    params: z.object({ name, version: idInPath }),
    answer: z.object({ data: z.object({ written: z.string().nullable() }) }),
    errors: [...reading, 404],
  },
  previewPage: {
    method: 'POST',
    path: '/api/admin/pages/:name/preview',
    summary: 'Preview a page with new text',
    description: 'Returns 422 with the problems of the text.',
    access: 'content.edit',
    params,
    body: z.strictObject({ language, written }),
    answer: z.object({ data: AnyPage }),
    errors: changing,
  },
  changePage: {
    method: 'PUT',
    path: '/api/admin/pages/:name',
    summary: 'Update the text of a page',
    description:
      'Replaces the text of the page’s files. Returns 409 when a text was saved since it was read. An omitted language is not changed. With an empty Urdu text visitors see the English one.',
    access: 'content.edit',
    params,
    body: z.strictObject({
      en: written.optional(),
      ur: anyWritten.optional(),
      versions: z.strictObject({ en: version, ur: version }).describe('The latest versions that were read'),
    }),
    answer,
    errors: changing,
  },
  revertPage: {
    method: 'POST',
    path: '/api/admin/pages/:name/revert',
    summary: 'Revert a page to its file',
    description: 'Shows the file of a language again. Saved versions stay in the history.',
    access: 'content.edit',
    params,
    body: z.strictObject({ language, version }),
    answer,
    errors: changing,
  },
} as const satisfies Record<string, AdminEndpoint>
