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
  version: z.int().describe('the number of its newest state, 0 before any was saved'),
  written: z.string().describe('the text that is shown, as a file would have it; empty without one'),
  file: z.string().nullable().describe('what the file says; null when there is none to read'),
  history: z.array(Version).describe('what was saved, the newest first'),
})

const AdminPage = PageRow.extend({
  version: z.int().describe('that of the text which was saved last'),
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
    summary: 'The agency’s own pages, and whether each shows its files or what was saved in the admin app.',
    access: 'content.edit',
    answer: z.object({ data: z.array(PageRow) }),
    errors: reading,
  },
  showPageForStaff: {
    method: 'GET',
    path: '/api/admin/pages/:name',
    summary: 'The text of a page in each language, with what was saved of it before.',
    access: 'content.edit',
    params,
    answer,
    errors: [...reading, 404],
  },
  showPageVersion: {
    method: 'GET',
    path: '/api/admin/pages/:name/versions/:version',
    summary: 'What a page said in one of its states.',
    access: 'content.edit',
    params: z.object({ name, version: idInPath }),
    answer: z.object({ data: z.object({ written: z.string().nullable() }) }),
    errors: [...reading, 404],
  },
  previewPage: {
    method: 'POST',
    path: '/api/admin/pages/:name/preview',
    summary: 'What the page would be with this text; 422 with what cannot be used about it.',
    access: 'content.edit',
    params,
    body: z.strictObject({ language, written }),
    answer: z.object({ data: AnyPage }),
    errors: changing,
  },
  changePage: {
    method: 'PUT',
    path: '/api/admin/pages/:name',
    summary:
      'Replaces the texts of the page’s files with these texts. Returns 409 when one of them was saved since it was read. An omitted language is not changed. With an empty Urdu text visitors see the English one.',
    access: 'content.edit',
    params,
    body: z.strictObject({
      en: written.optional(),
      ur: anyWritten.optional(),
      versions: z.strictObject({ en: version, ur: version }).describe('the newest ones that were read'),
    }),
    answer,
    errors: changing,
  },
  revertPage: {
    method: 'POST',
    path: '/api/admin/pages/:name/revert',
    summary: 'Has the page show its file of a language again; what was saved stays in its history.',
    access: 'content.edit',
    params,
    body: z.strictObject({ language, version }),
    answer,
    errors: changing,
  },
} as const satisfies Record<string, AdminEndpoint>
