/** Sends a CV, whose link the application for a job carries (D13). */

import { solutionField } from '#contract/forms/form-signals.ts'
import type { ResumeAnswer } from '#contract/vacancies/applications.ts'
import { resumeField, resumePath } from '#contract/vacancies/resume-upload.ts'
import { type Progress, sendWithProgress, UploadFailure } from '#ui/upload/send-with-progress.ts'
import type { Stored } from '#ui/upload/upload-list.ts'
import { solve } from './challenge.ts'

/** @throws UploadFailure when it was not stored; rejects as well, with anything, once `signal` was aborted */
export async function sendResume(file: File, progress: Progress): Promise<Stored> {
  const body = new FormData()
  body.set(resumeField, file)
  const send = () => sendWithProgress({ target: resumePath, body }, progress, readStored)
  try {
    return await send()
  } catch (thrown) {
    const challenge = thrown instanceof UploadFailure ? thrown.challenge : undefined
    const solution = challenge && (await solve(challenge))
    if (solution === undefined) throw thrown
    body.set(solutionField, solution)
    return send()
  }
}

/** The server answers what the contract promises. */
function readStored(body: unknown): Stored | undefined {
  const link = (body as ResumeAnswer | undefined)?.data?.resume_link
  return link === undefined ? undefined : { kind: 'document', address: link, placeholder: null }
}
