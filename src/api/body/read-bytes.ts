/** What every reader of a body starts from: its type, its size, and the one refusal of what is too large. */
import { errorStatuses } from '#contract/api/api-errors.ts'
import { requestErrors as t } from '#messages/server.ts'
import { RequestRefused } from '../errors.ts'

export const tooLarge = (sentence: string) =>
  new RequestRefused(errorStatuses.too_large, 'too_large', sentence)

/** @throws RequestRefused 415 for another type */
export function mustBe(type: string, request: Request, sentence: string): void {
  const sent = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (sent === type) return
  throw new RequestRefused(errorStatuses.unsupported, 'unsupported', sentence, { accept: type })
}

/**
 * For the length that a request announces and for what has come of it.
 * @throws RequestRefused 413 beyond the limit
 */
export function mustFit(bytes: number, limitBytes: number): void {
  if (bytes > limitBytes) throw tooLarge(t.bodyTooLarge({ kilobytes: Math.floor(limitBytes / 1024) }))
}

/**
 * All bytes of a body.
 * @param announced its length by its sender's word, if there is one
 * @throws RequestRefused 413 beyond the limit
 */
export async function readBytes(
  body: AsyncIterable<Uint8Array> | null,
  announced: string | null | undefined,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  mustFit(Number(announced ?? 0), limitBytes)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    mustFit(bytes, limitBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
