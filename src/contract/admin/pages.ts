/** The texts of the agency's own pages, as their editors keep them (ADR 0011). */
import { z } from 'zod'
import { collectionRules as t } from '#messages/admin.ts'
import { AnyPage, pageNames } from '../content/pages.ts'
import { changing, reading } from './answers.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { idInPath } from './fields.ts'

export const pageSources = ['file', 'office'] as const

/** As a file has it: a head in YAML between two lines of ---, then Markdown. */
const written = z
  .string()
  .min(1, { error: () => t.pageEmpty })
  .max(60_000, { error: () => t.pageTooLong })

/** One state that was saved; without a text it said that the file is shown again. */
const Version = z.object({
  id: z.int(),
  by: z.string(),
  at: z.string(),
  is_file: z.boolean(),
})

const name = z.enum(pageNames)

const PageRow = z.object({
  name,
  title: z.string(),
  source: z.enum(pageSources),
  saved: z.object({ by: z.string(), at: z.string() }).nullable(),
})
export type PageRow = z.output<typeof PageRow>

const AdminPage = PageRow.extend({
  version: z.int().describe('the number of the newest state, 0 before any was saved'),
  written: z.string().describe('the text that is shown, as a file would have it'),
  file: z.string().nullable().describe('what the file says; null when there is none to read'),
  history: z.array(Version).describe('what was saved, the newest first'),
})
export type AdminPage = z.output<typeof AdminPage>

const answer = z.object({ data: AdminPage })
const params = z.object({ name })
const version = z.int().min(0)

export const pageCalls = {
  listPages: {
    method: 'GET',
    path: '/api/admin/pages',
    summary: 'The agency’s own pages, and whether each shows its file or what was saved in the admin app.',
    access: 'content.edit',
    answer: z.object({ data: z.array(PageRow) }),
    errors: reading,
  },
  showPageForStaff: {
    method: 'GET',
    path: '/api/admin/pages/:name',
    summary: 'The text of a page, with what was saved of it before.',
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
    body: z.strictObject({ written }),
    answer: z.object({ data: AnyPage }),
    errors: changing,
  },
  changePage: {
    method: 'PUT',
    path: '/api/admin/pages/:name',
    summary: 'Has the page show this text instead of its file; 409 when somebody saved it meanwhile.',
    access: 'content.edit',
    params,
    body: z.strictObject({ written, version }),
    answer,
    errors: changing,
  },
  revertPage: {
    method: 'POST',
    path: '/api/admin/pages/:name/revert',
    summary: 'Has the page show its file again; what was saved stays in its history.',
    access: 'content.edit',
    params,
    body: z.strictObject({ version }),
    answer,
    errors: changing,
  },
} as const satisfies Record<string, AdminEndpoint>
