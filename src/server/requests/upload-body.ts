/** The body of an upload as a stream: what is not read yet stays with the sender. */

import type { IncomingMessage } from 'node:http'
import { malformed, RequestRefused } from '#api/errors.ts'
import { adminEndpoints } from '#contract/admin/endpoints.ts'
import type { Endpoint } from '#contract/api/endpoint.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { largestUpload, uploadPath } from '#contract/files/upload-types.ts'
import { requestErrors as t } from '#messages/server.ts'
import { partTimer } from '#tracing/timing.ts'

// A job's page takes the whole application, CV and all, of visitors without JavaScript.
const paths = {
  visitor: [...pathsWithFiles(endpoints), '/job-description/:id'],
  staff: [uploadPath, ...pathsWithFiles(adminEndpoints)],
}
const patterns = { visitor: toPattern(paths.visitor), staff: toPattern(paths.staff) }

function pathsWithFiles(calls: Readonly<Record<string, Endpoint>>): string[] {
  return Object.values(calls)
    .filter(({ form, fileField, takesFile }) => form || fileField || takesFile)
    .map(({ path }) => path.replace(/\/$/, ''))
}

function toPattern(some: readonly string[]): RegExp {
  return new RegExp(`^(?:/ur)?(?:${some.map((path) => path.replace(/:\w+/g, '[^/]+')).join('|')})/?$`)
}

/** Who uploads a file with this request; undefined for the small bodies of all other requests. */
export function uploadFrom(
  { method }: Pick<IncomingMessage, 'method'>,
  target: string,
): 'visitor' | 'staff' | undefined {
  if (method !== 'POST' && method !== 'PUT') return undefined
  const path = target.split('?', 1)[0] ?? target
  // First: what staff upload is also in the table of the public calls.
  if (patterns.staff.test(path)) return 'staff'
  return patterns.visitor.test(path) ? 'visitor' : undefined
}

export type IncomingBody = {
  stream: ReadableStream<Uint8Array<ArrayBuffer>>
  /** Why it ended early, if it did: handlers may turn it into another error. */
  refusal: () => RequestRefused | undefined
}

export type Incoming = {
  /** The longest time without data. */
  idleMs: number
  /** Called with every chunk. @throws RequestRefused when it is too much */
  onChunk?: (chunk: Uint8Array) => void
}

/**
 * The body as a stream that reads nothing ahead; limits of a single file are up to its reader. It ends with
 * the API's RequestRefused when it is longer than any form with files may be (413), when no more data comes
 * or it comes too slowly (408) and when the sender leaves (400).
 */
export function streamBody(request: IncomingMessage, incoming: Incoming): IncomingBody {
  let refusal: RequestRefused | undefined
  const coming = chunks(request, incoming, partTimer('body'))
  const stream = new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await coming.next()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          if (error instanceof RequestRefused) refusal = error
          throw error
        }
      },
      async cancel() {
        await coming.return()
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, refusal: () => refusal }
}

// A form may carry many photographs and a film or two.
const mostAtOnce = 4 * largestUpload

async function* chunks(
  request: IncomingMessage,
  { idleMs, onChunk }: Incoming,
  waiting: ReturnType<typeof partTimer>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  let bytes = 0
  const patience = new Patience(idleMs)
  // After an early end the request is still to be answered: it must not be destroyed with its iterator.
  const incoming: AsyncIterator<Buffer<ArrayBuffer>> = request.iterator({ destroyOnReturn: false })
  try {
    for (;;) {
      const { done, value } = await waiting(() => patience.waitFor(incoming.next()))
      if (done) return
      bytes += value.length
      if (bytes > mostAtOnce) throw tooLarge()
      patience.earn(value.length)
      onChunk?.(value)
      yield value
    }
  } finally {
    // Not awaited: after an idle time it resolves only with the next bytes.
    void incoming.return?.()
  }
}

const tooLarge = () => new RequestRefused(413, 'too_large', t.fileTooLarge)
const tooSlow = () => new RequestRefused(408, 'bad_request', t.uploadSlow)

// A thin line brings 32 kbit in a second; a sender of a byte now and then only holds the connection.
const slowestBytesPerMs = 4

/**
 * How long to wait for a sender: never longer than `idleMs` for a chunk, and in all as long as its bytes
 * allow.
 */
class Patience {
  readonly #idleMs: number
  #leftMs: number

  constructor(idleMs: number) {
    this.#idleMs = idleMs
    this.#leftMs = idleMs
  }

  earn(bytes: number): void {
    this.#leftMs += bytes / slowestBytesPerMs
  }

  async waitFor<Value>(next: Promise<Value>): Promise<Value> {
    const begun = performance.now()
    const over = Promise.withResolvers<never>()
    const timer = setTimeout(() => over.reject(tooSlow()), Math.min(this.#idleMs, this.#leftMs))
    try {
      const gone = next.catch(() => Promise.reject(malformed(t.uploadBroken)))
      return await Promise.race([gone, over.promise])
    } finally {
      clearTimeout(timer)
      this.#leftMs -= performance.now() - begun
    }
  }
}

// Browsers read an answer only when they have sent everything; they may go on for this long.
const graceMs = 10_000

/**
 * Reads and drops the rest of a body, so that its sender gets to read the early answer; one that takes too
 * long is cut off.
 */
export async function discardRest(request: IncomingMessage): Promise<void> {
  if (!(await endsSoon(request))) request.destroy()
}

/** Reads and drops the rest. @returns false when the body has not ended in time */
export function endsSoon(request: IncomingMessage): Promise<boolean> {
  if (request.complete) return Promise.resolve(true)
  return new Promise((resolve) => {
    const ended = () => {
      clearTimeout(timer)
      resolve(true)
    }
    const timer = setTimeout(() => {
      request.off('close', ended)
      resolve(false)
    }, graceMs)
    request.once('close', ended)
    request.resume()
  })
}
