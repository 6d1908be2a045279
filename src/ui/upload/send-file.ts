/** Sends one file as it is, for whatever will name it by its address. */
import { camelKeys } from '#contract/api/camel-keys.ts'
import { type FileKind, uploadPath } from '#contract/files/upload-types.ts'
import type { UploadAnswer } from '#contract/files/uploads.ts'
import type { Answer } from '../api.ts'
import { writeQuery } from '../query-string.ts'
import { type Progress, sendWithProgress } from './send-with-progress.ts'

export type StoredFile = Answer<'upload'>['data']

export type SendOptions = Progress & {
  /** What there is a use for; the server refuses anything else. */
  kinds: readonly FileKind[]
}

/** @throws UploadFailure when it was not stored; rejects as well, with anything, once `signal` was aborted */
export function sendFile(file: File, { kinds, ...progress }: SendOptions): Promise<StoredFile> {
  const target = `${uploadPath}${writeQuery({ kind: [...kinds] })}`
  const headers = {
    'content-type': file.type || 'application/octet-stream',
    'x-file-name': encodeURIComponent(file.name),
  }
  return sendWithProgress({ target, body: file, headers }, progress, readStored)
}

/** The server answers what the contract promises. */
function readStored(body: unknown): StoredFile | undefined {
  const answer = body as UploadAnswer | undefined
  return answer && camelKeys(answer).data
}
