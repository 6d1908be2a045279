/** Sends a CV, whose link the application for a job carries (decision 13). */
import type { ResumeAnswer } from '#contract/applications.ts'
import type { endpoints } from '#contract/endpoints.ts'
import { type Progress, sendWithProgress } from './send-with-progress.ts'
import type { Stored } from './upload-list.ts'

type Endpoint = (typeof endpoints)['uploadResume']
const target: Endpoint['path'] = '/api/webhr/upload-resume'
const field: Endpoint['fileField'] = 'resume'

/** @throws UploadFailure when it was not stored; rejects as well, with anything, once `signal` was aborted */
export function sendResume(file: File, progress: Progress): Promise<Stored> {
  const body = new FormData()
  body.set(field, file)
  return sendWithProgress({ target, body }, progress, (answer) => {
    const link = linkIn(answer)
    return link === undefined ? undefined : { kind: 'document', address: link, placeholder: null }
  })
}

/** The server answers what the contract promises. */
function linkIn(body: unknown): string | undefined {
  const answer = body as ResumeAnswer | undefined
  return answer?.data?.resume_link
}
