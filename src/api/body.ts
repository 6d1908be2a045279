import { errorStatuses } from '#contract/api/api-errors.ts'
import { malformed, RequestRefused } from './errors.ts'
import { refuseNulInJson } from './no-nul.ts'

/**
 * The JSON object a request carries.
 * @throws RequestRefused 415 for another type, 413 for too many bytes, 400 for what is no JSON object
 */
export async function readJsonBody(request: Request, limitBytes: number): Promise<object> {
  mustBe('application/json', request, 'Send JSON, as application/json.')
  return readJson(request, limitBytes)
}

/**
 * The same of whatever type it says it is.
 * @throws RequestRefused 413 for too many bytes, 400 for what is no JSON object
 */
export async function readJson(request: Request, limitBytes: number): Promise<object> {
  const body = parsed(await readText(request, limitBytes))
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw malformed('The body must be a JSON object.')
  }
  return body
}

export function mustBe(type: string, request: Request, sentence: string): void {
  const sent = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (sent === type) return
  throw new RequestRefused(errorStatuses.unsupported, 'unsupported', sentence, { accept: type })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed('The body is no JSON.')
  }
}

/**
 * The text a request carries, as it came; it is or holds JSON.
 * @throws RequestRefused 413 for too many bytes, 400 for what is no UTF-8 or has a NUL in it
 */
export async function readText(request: Request, limitBytes: number): Promise<string> {
  const text = decoded(await readBytes(request, limitBytes))
  refuseNulInJson(text)
  return text
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformed('The body is not UTF-8.')
  }
}

async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () =>
    new RequestRefused(
      errorStatuses.too_large,
      'too_large',
      `The body is larger than ${Math.floor(limitBytes / 1024)} KB.`,
    )
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length
    if (bytes > limitBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
