import { errorStatuses } from '#contract/api-errors.ts'
import { malformed, RequestRefused } from './errors.ts'

/**
 * The JSON object a request carries.
 * @throws RequestRefused 415 for another type, 413 for too many bytes, 400 for what is no JSON object
 */
export async function readJsonBody(request: Request, limitBytes: number): Promise<object> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new RequestRefused(errorStatuses.unsupported, 'unsupported', 'Send JSON, as application/json.', {
      accept: 'application/json',
    })
  }
  const body = parsed(await readText(request, limitBytes))
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw malformed('The body must be a JSON object.')
  }
  return body
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed('The body is no JSON.')
  }
}

async function readText(request: Request, limitBytes: number): Promise<string> {
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
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw malformed('The body is not UTF-8.')
  }
}
