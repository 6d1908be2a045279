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
  figure: z.string().describe('what was found, in words and numbers'),
  advice: z.string().nullable().describe('what to do; null when all is well'),
})
export type HealthLine = z.infer<typeof HealthLine>

const ErrorGroup = z.object({
  sentence: z.string().describe('what the log says'),
  reason: z.string().describe('what the error said, without values'),
  count: z.int(),
  first_at: z.string(),
  last_at: z.string(),
})
export type ErrorGroup = z.infer<typeof ErrorGroup>

const ScriptErrorGroup = z.object({
  browser: z.string().describe('such as ‘Chrome 106’'),
  outcome: z.enum(scriptOutcomes),
  page: z.string().describe('the pattern of its path, such as ‘/listing/…’'),
  file: z.string().describe('the name of the script, where it is known'),
  message: z.string().describe('without values'),
  count: z.int(),
  last_day: z.string(),
})
export type ScriptErrorGroup = z.infer<typeof ScriptErrorGroup>

const BackupTrouble = z.object({
  kind: z.enum(['never', 'overdue', 'failed']),
  title: z.string().describe('what is wrong'),
  detail: z.string().nullable().describe('why, where that is known'),
})

export const healthCalls = {
  health: {
    method: 'GET',
    path: '/api/admin/health',
    summary: 'Looks at everything the site needs, each part for two seconds at most.',
    access: 'system.manage',
    answer: z.object({
      checked_at: z.string(),
      parts: z.array(HealthLine.extend({ part: z.enum(healthParts) })),
      errors: z.object({
        since: z.string().describe('from when on they are counted: a day, or since the process began'),
        groups: z.array(ErrorGroup).describe('of this process alone, the latest first'),
      }),
      script_errors: z
        .array(ScriptErrorGroup)
        .describe('of scripts in visitors’ browsers in the last seven days, the most frequent first'),
    }),
    errors: reading,
  },
  backupTrouble: {
    method: 'GET',
    path: '/api/admin/backup-trouble',
    summary: 'What is wrong with the backups: none for more than a day, the last one too old, or failures.',
    access: 'system.manage',
    answer: z.object({ data: BackupTrouble.nullable().describe('null when all is well') }),
    errors: reading,
  },
} as const satisfies Record<string, AdminEndpoint>
