import { apiErrors as t } from '#messages/server.ts'
import { malformed } from '../errors.ts'
import { refuseNulInJson } from '../no-nul.ts'
import { mustBe, readBytes } from './read-bytes.ts'

/**
 * The JSON object a request carries.
 * @throws RequestRefused 415 for another type, 413 for too many bytes, 400 for what is no JSON object
 */
export async function readJsonBody(request: Request, limitBytes: number): Promise<object> {
  mustBe('application/json', request, t.sendJson)
  return readJson(request, limitBytes)
}

/**
 * The same of whatever type it says it is.
 * @throws RequestRefused 413 for too many bytes, 400 for what is no JSON object
 */
export async function readJson(request: Request, limitBytes: number): Promise<object> {
  const body = parsed(await readText(request, limitBytes))
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw malformed(t.notAnObject)
  }
  return body
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed(t.notJson)
  }
}

/**
 * The text a request carries, as it came; it is or holds JSON.
 * @throws RequestRefused 413 for too many bytes, 400 for what is no UTF-8 or has a NUL in it
 */
export async function readText(request: Request, limitBytes: number): Promise<string> {
  const text = decoded(await readBytes(request.body, request.headers.get('content-length'), limitBytes))
  refuseNulInJson(text)
  return text
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformed(t.notUtf8)
  }
}
