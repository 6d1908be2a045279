/** The form a page was posted, on the server. */
import { uploadKinds } from '#contract/files/upload-types.ts'

// More than any form may hold, file and all: what is cut off here is too large for the check that follows.
const keptBytes = uploadKinds.document.maxBytes + 1024 * 1024

/**
 * Reads a posted form without storing more of it than a form may hold. A larger file, which browsers send
 * last, is cut off, so that typed text is not lost with it. A body that is no form is read as an empty one.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  const { bytes, isWhole } = await readUpTo(request, keptBytes)
  const [, , boundary] = /boundary=("?)([^";]+)\1/i.exec(type) ?? []
  const end = isWhole || boundary === undefined ? '' : `\r\n--${boundary}--\r\n`
  const body = new Blob([...bytes, end])
  return new Response(body, { headers: { 'content-type': type } }).formData().catch(() => new FormData())
}

async function readUpTo(request: Request, most: number) {
  const bytes: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  // To its end: a browser reads the answer only once it has sent everything.
  for await (const chunk of request.body ?? []) {
    if (length < most) bytes.push(chunk.slice(0, most - length))
    length += chunk.length
  }
  return { bytes, isWhole: length <= most }
}
