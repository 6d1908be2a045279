/** The body of an upload, handed on as it comes: what nobody has taken yet waits at the sender. */
import type { IncomingMessage } from 'node:http'
import { malformed, RequestRefused } from '#api/errors.ts'
import { applicationPath, resumePath } from '#contract/applications.ts'
import { type OfficeEndpoint, officeEndpoints } from '#contract/office/endpoints.ts'
import { largestUpload, uploadPath } from '#contract/upload-kinds.ts'

const withFiles = Object.values<OfficeEndpoint>(officeEndpoints).filter(
  ({ form, takesFile }) => form || takesFile,
)
const paths = [
  uploadPath,
  resumePath,
  applicationPath.replace(/\/$/, ''),
  ...withFiles.map(({ path }) => path),
]

/** A job's page takes the whole application, CV and all, of visitors without JavaScript. */
const takesFile = new RegExp(
  `^(?:${paths.map((path) => path.replace(/:\w+/g, '[^/]+')).join('|')}|/job-description/[^/]+)/?$`,
)

/** Whether the body of this request holds a file, and not the small thing that every other body is. */
export function isUpload({ method }: IncomingMessage, target: string): boolean {
  return (method === 'POST' || method === 'PUT') && takesFile.test(target.split('?', 1)[0] ?? target)
}

/**
 * The body as a stream that reads ahead nothing; what a single file may have is for whoever takes it in to say. It
 * ends with the API's RequestRefused when more comes than any form with files may have (413), when nothing comes for `idleMs` (408) and when the sender leaves (400).
 */
export function streamBody(
  request: IncomingMessage,
  idleMs: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const coming = chunks(request, idleMs)
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await coming.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await coming.return()
      },
    },
    { highWaterMark: 0 },
  )
}

// A form may carry many photographs and a film or two.
const mostAtOnce = 4 * largestUpload

async function* chunks(
  request: IncomingMessage,
  idleMs: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  let bytes = 0
  // Left early, the request is still to be answered: it must not be destroyed with its iterator.
  const incoming: AsyncIterator<Buffer<ArrayBuffer>> = request.iterator({ destroyOnReturn: false })
  try {
    for (;;) {
      const { done, value } = await inTime(incoming.next(), idleMs)
      if (done) return
      bytes += value.length
      if (bytes > mostAtOnce) throw tooLarge()
      yield value
    }
  } finally {
    // Not waited for: after an idle time it comes only with the next bytes.
    void incoming.return?.()
  }
}

const tooLarge = () => new RequestRefused(413, 'too_large', 'No file may be as large as this one.')
const idleTooLong = () => new RequestRefused(408, 'bad_request', 'The upload stopped: nothing came any more.')

async function inTime<Value>(next: Promise<Value>, ms: number): Promise<Value> {
  const idle = Promise.withResolvers<never>()
  const timer = setTimeout(() => idle.reject(idleTooLong()), ms)
  try {
    const gone = next.catch(() => Promise.reject(malformed('The upload was broken off.')))
    return await Promise.race([gone, idle.promise])
  } finally {
    clearTimeout(timer)
  }
}

// Browsers read an answer only when they have sent everything; this long they may go on.
const graceMs = 10_000

/**
 * Throws away what is left of a body, so that its sender comes to reading the answer it got early; one that
 * goes on for too long is cut off.
 */
export function discardRest(request: IncomingMessage): Promise<void> {
  if (request.complete) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => request.destroy(), graceMs)
    request.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
    request.resume()
  })
}
