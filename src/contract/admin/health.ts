/** How the site is: each part it needs with a state, and the errors of the last day. */
import { z } from 'zod'
import { scriptOutcomes } from '../script-errors.ts'
import { reading } from './answers.ts'
import type { AdminEndpoint } from './endpoint.ts'

export const healthParts = [
  'database',
  'clock',
  'replica',
  'queue',
  'mail',
  'storage',
  'disk',
  'backups',
  'certificate',
  'rates',
  'taxes',
  'scripts',
  'versions',
] as const
export type HealthPart = (typeof healthParts)[number]

const HealthLine = z.object({
  state: z.enum(['fine', 'look', 'broken']),
  figure: z.string().describe('The result of the check'),
  advice: z.string().nullable().describe('How to fix it; null when healthy'),
})
export type HealthLine = z.infer<typeof HealthLine>

const ErrorGroup = z.object({
  sentence: z.string().describe('The log message'),
  reason: z.string().describe('The error message, without values'),
  count: z.int(),
  first_at: z.string(),
  last_at: z.string(),
})
export type ErrorGroup = z.infer<typeof ErrorGroup>

const ScriptErrorGroup = z.object({
  browser: z.string().describe('The browser, such as ‘Chrome 106’'),
  outcome: z.enum(scriptOutcomes),
  page: z.string().describe('The path pattern of the page, such as ‘/listing/…’'),
  file: z.string().describe('The file name of the script, if known'),
  message: z.string().describe('The message, without values'),
  count: z.int(),
  last_day: z.string(),
})
export type ScriptErrorGroup = z.infer<typeof ScriptErrorGroup>

const BackupTrouble = z.object({
  kind: z.enum(['never', 'overdue', 'failed']),
  title: z.string().describe('The problem'),
  detail: z.string().nullable().describe('The cause, if known'),
})

export const healthCalls = {
  health: {
    method: 'GET',
    path: '/api/admin/health',
    summary: 'Get the health of the site',
    description: 'Checks everything the site needs, each part for at most two seconds.',
    access: 'system.manage',
    answer: z.object({
      checked_at: z.string(),
      parts: z.array(HealthLine.extend({ part: z.enum(healthParts) })),
      errors: z.object({
        since: z.string().describe('The start of the count: a date, or the start of the process'),
        groups: z.array(ErrorGroup).describe('Errors of this process, latest first'),
      }),
      script_errors: z
        .array(ScriptErrorGroup)
        .describe('Script errors in visitors’ browsers in the last seven days, most frequent first'),
    }),
    errors: reading,
  },
  backupTrouble: {
    method: 'GET',
    path: '/api/admin/backup-trouble',
    summary: 'Get the problem with the backups, if any',
    description: 'No backup for more than a day, an outdated backup, or failures.',
    access: 'system.manage',
    answer: z.object({ data: BackupTrouble.nullable().describe('Null when there is no problem') }),
    errors: reading,
  },
} as const satisfies Record<string, AdminEndpoint>
