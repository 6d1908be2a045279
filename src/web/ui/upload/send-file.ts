/** Sends one file as it is. Only XMLHttpRequest tells how much of it has gone, so this is not `web/api.ts`. */
import { camelKeys } from '#contract/camel-keys.ts'
import { type FileKind, uploadPath } from '#contract/upload-kinds.ts'
import type { UploadAnswer } from '#contract/uploads.ts'
import type { Answer } from '../../api.ts'
import { writeQuery } from '../../query-string.ts'
import { site } from '../../site.ts'

export type StoredFile = Answer<'upload'>['data']

/** Why a file was not stored, in a sentence; `mayHelp`: whether sending it again could change that. */
export class UploadFailure extends Error {
  override name = 'UploadFailure'
  readonly mayHelp: boolean

  constructor(sentence: string, mayHelp: boolean) {
    super(sentence)
    this.mayHelp = mayHelp
  }
}

export type SendOptions = {
  /** What there is a use for; the server refuses anything else. */
  kinds: readonly FileKind[]
  /** Told the share that has gone, 0 to 1. */
  onProgress: (share: number) => void
  /** Stops the sending; the server keeps nothing of it then. */
  signal: AbortSignal
}

/** @throws UploadFailure when it was not stored; rejects as well, with anything, once `signal` was aborted */
export function sendFile(file: File, { kinds, onProgress, signal }: SendOptions): Promise<StoredFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${site().apiBase}${uploadPath}${writeQuery({ kind: [...kinds] })}`)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const stored = request.status < 300 && readStored(request.responseText)
      if (stored) resolve(stored)
      else reject(failureOf(request))
    }
    request.onerror = () => reject(new UploadFailure('The connection was lost.', true))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) reject(signal.reason)
    else request.send(file)
  })
}

/** The server answers what the contract promises. */
function readStored(text: string): StoredFile | undefined {
  const answer = parsed(text) as UploadAnswer | undefined
  return answer && camelKeys(answer).data
}

// Whatever is sent again is as large and of the same kind.
const final = new Set([413, 415, 422])

function failureOf({ status, responseText }: XMLHttpRequest): UploadFailure {
  const sentence = status < 500 ? sentenceIn(parsed(responseText)) : undefined
  return new UploadFailure(sentence ?? 'The file could not be stored.', !final.has(status))
}

/** Reads `error.message` of an envelope that may be anybody's. */
function sentenceIn(body: unknown): string | undefined {
  const error = body instanceof Object && 'error' in body ? body.error : undefined
  const message = error instanceof Object && 'message' in error ? error.message : undefined
  return typeof message === 'string' ? message : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
