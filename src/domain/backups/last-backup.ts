/** The outcome of the last backup: for the admin app, the metrics, and the next one. */
import { z } from 'zod'
import { Failure, lastOutcome } from '../settings/index.ts'

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
  /** That one has neither succeeded nor failed yet: it is under way, or its process was killed. */
  running: z.boolean().default(false),
})
export type LastBackup = z.infer<typeof LastBackup>

const outcome = lastOutcome('last_backup', LastBackup)
export const readLastBackup = outcome.read

/** Keeps what is named and leaves the rest; after a success or a failure none is running. */
export const noteBackup: typeof outcome.note = (db, change) =>
  outcome.note(db, change.success || change.failure ? { running: false, ...change } : change)
