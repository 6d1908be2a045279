/** What became of the last backup: for the admin app, the metrics, and the next one. */
import { z } from 'zod'
import { Failure, lastOutcome } from '../settings/last-outcome.ts'

const Success = z.object({
  id: z.string(),
  place: z.string(),
  takenAt: z.iso.datetime().describe('the moment that it holds'),
  seconds: z.number(),
  rows: z.number(),
  files: z.number(),
  bytes: z.number().describe('of everything in it, before compression'),
  addedBytes: z.number().describe('written by it; the rest was there from earlier ones'),
  missing: z.number().describe('files that the database names and storage did not have'),
})

const LastBackup = z.object({
  /** The last that succeeded. */
  success: Success.nullable().default(null),
  failure: Failure,
  /** When the nightly backup was last begun. */
  begunAt: z.iso.datetime().nullable().default(null),
})
export type LastBackup = z.infer<typeof LastBackup>

const outcome = lastOutcome('last_backup', LastBackup)
export const readLastBackup = outcome.read
export const noteBackup = outcome.note
