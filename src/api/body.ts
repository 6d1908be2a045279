import { errorStatuses } from '#contract/api-errors.ts'
import { uploadKinds } from '#contract/upload-kinds.ts'
import { malformed, RequestRefused } from './errors.ts'
import { refuseNul, refuseNulInJson } from './no-nul.ts'

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

/**
 * The fields of a form and the file it carries, which may be as large as a document. Of a field that comes twice
 * the last counts.
 * @throws RequestRefused 415 for another type, 413 for too many bytes, 400 for what is no such form
 */
export async function readFormBody(
  request: Request,
  fileField: string,
  limitBytes: number,
): Promise<{ fields: object; file: File | undefined }> {
  mustBe('multipart/form-data', request, 'Send a form, as multipart/form-data.')
  const bytes = await readBytes(request, uploadKinds.document.maxBytes + limitBytes)
  const fields: Record<string, string> = {}
  let file: File | undefined
  for (const [name, value] of await parsedForm(request, bytes)) {
    refuseNul(name, typeof value === 'string' ? value : value.name)
    if (typeof value === 'string') fields[name] = value
    // A file field that was left empty comes as a file without name and content.
    else if (name === fileField && (value.name !== '' || value.size > 0)) file = value
  }
  return { fields, file }
}

async function parsedForm(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  try {
    return await new Response(bytes, { headers }).formData()
  } catch {
    throw malformed('The form cannot be read.')
  }
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
