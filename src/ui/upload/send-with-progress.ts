/** Sends a body and reports its progress. Only XMLHttpRequest reports that; everything else goes through the client. */
import { type CallFailure, failureOfAnswer } from '#contract/api/call-failure.ts'
import { uploads } from '#messages/common.ts'
import { currentLanguage } from '#messages/language.ts'
import { site } from '../site-settings.ts'

/**
 * Why a file was not stored, in a sentence; `mayHelp`: whether sending it again could change that;
 * `challenge`: a challenge to solve first, for senders that look like a program.
 */
export class UploadFailure extends Error {
  override name = 'UploadFailure'
  readonly mayHelp: boolean
  readonly challenge: CallFailure['challenge']

  constructor(sentence: string, mayHelp: boolean, challenge?: CallFailure['challenge']) {
    super(sentence)
    this.mayHelp = mayHelp
    this.challenge = challenge
  }
}

export type Progress = {
  /** Called with the share that was sent, 0 to 1. */
  onProgress: (share: number) => void
  /** Aborts the upload; the server then stores nothing of it. */
  signal: AbortSignal
}

type Post = {
  /** Path and query. */
  target: string
  body: File | FormData
  headers?: Readonly<Record<string, string>>
}

/**
 * Posts and returns what `read` makes of the answer.
 * @throws UploadFailure when it was not stored; rejects as well, with anything, once `signal` was aborted
 */
export function sendWithProgress<Stored>(
  { target, body, headers = {} }: Post,
  { onProgress, signal }: Progress,
  read: (answer: unknown) => Stored | undefined,
): Promise<Stored> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${site().apiBase}${target}`)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', currentLanguage())
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const stored = request.status < 300 ? read(parsed(request.responseText)) : undefined
      if (stored === undefined) reject(toFailure(request))
      else resolve(stored)
    }
    request.onerror = () => reject(new UploadFailure(uploads.connectionLost, true))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) reject(signal.reason)
    else request.send(body)
  })
}

// A second try would send the same size and type.
const final = new Set([413, 415, 422])

function toFailure({ status, responseText }: XMLHttpRequest): UploadFailure {
  const body = parsed(responseText)
  const sentence = status < 500 ? sentenceIn(body) : undefined
  const challenge = failureOfAnswer(status, body)?.challenge
  return new UploadFailure(sentence ?? uploads.notSent, !final.has(status), challenge)
}

/** Reads `error.message` of an envelope, which may come from another program than ours. */
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
