/** Node's request as the web's, its body within the limits of its kind. */
import type { IncomingMessage } from 'node:http'
import { RequestRefused } from '#api/errors.ts'
import { errorStatuses } from '#contract/api/api-errors.ts'
import { requestErrors as t } from '#messages/server.ts'
import { openPartCount } from './count-form-parts.ts'
import { readBody, toWebRequest } from './read-request.ts'
import { limitsOfStaff, limitsOfVisitors, UnfinishedBodies } from './unfinished-bodies.ts'
import { endsSoon, type IncomingBody, streamBody, uploadFrom } from './upload-body.ts'

export type RequestLimits = {
  origin: string
  bodyLimitBytes: number
  /** The longest a body may take, and an upload may be without data. */
  requestTimeoutMs: number
}

export type IncomingRequest = {
  target: string
  id: string
  address: string | undefined
  /** Of a form with a file; the API has limits of its own. */
  mostParts?: number
}

export type Incoming = { asked: Request; refusal: IncomingBody['refusal'] }

/**
 * Gives a function that takes a request in: small bodies are read whole, those with files are handed on as they come.
 * It throws a RequestRefused for what is too large, too slow, or one too many.
 */
export function openIncoming({ origin, bodyLimitBytes, requestTimeoutMs }: RequestLimits) {
  const unfinished = {
    visitor: new UnfinishedBodies(limitsOfVisitors),
    staff: new UnfinishedBodies(limitsOfStaff),
  }

  return async (request: IncomingMessage, arrived: IncomingRequest): Promise<Incoming> => {
    const { target, id, address } = arrived
    const from = uploadFrom(request, target)
    if (from) {
      const { stream, refusal } = await openUpload(request, arrived, unfinished[from])
      return { asked: toWebRequest(request, { origin, target, id, address, body: stream }), refusal }
    }
    const onLate = () => unfinished.visitor.begin(address)
    const body = await readBody(request, { bytes: bodyLimitBytes, ms: requestTimeoutMs, onLate })
    return { asked: toWebRequest(request, { origin, target, id, address, body }), refusal: () => undefined }
  }

  async function openUpload(
    request: IncomingMessage,
    { address, mostParts }: IncomingRequest,
    bodies: UnfinishedBodies,
  ): Promise<IncomingBody> {
    try {
      const body = bodies.begin(address)
      request.once('close', body.end)
      const countParts = openPartCount(request.headers['content-type'])
      return streamBody(request, {
        idleMs: requestTimeoutMs,
        onChunk(chunk) {
          body.add(chunk.length)
          if (mostParts !== undefined && countParts(chunk) > mostParts) throw tooManyParts(mostParts)
        },
      })
    } catch (error) {
      return refuseUpload(request, error)
    }
  }
}

/** Throws the refusal soon after the sender has stopped: a browser reads an answer only when it has sent everything. */
export async function refuseUpload(request: IncomingMessage, refusal: unknown): Promise<never> {
  await endsSoon(request)
  throw refusal
}

function tooManyParts(most: number): RequestRefused {
  return new RequestRefused(errorStatuses.too_large, 'too_large', t.tooManyParts({ parts: most }))
}
