import type { z } from 'zod'
import { issuesInWords } from '#contract/api/issues.ts'
import { type JobName, type JobPayloads, jobs } from './jobs.ts'

/**
 * Parses what a job was written with.
 * @throws Error with a sentence when another version of the site, or another program, wrote something else
 */
export function readPayload<Name extends JobName>(name: Name, data: unknown): JobPayloads[Name] {
  const payload: z.ZodType<JobPayloads[Name]> = jobs[name].payload
  const read = payload.safeParse(data)
  if (read.success) return read.data
  const problems = issuesInWords(read.error.issues, data, 'data')
  throw new Error(`This version of the site cannot read the data of the job (${problems}).`)
}
