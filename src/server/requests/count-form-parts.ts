/** The delimiter of a form's parts, by its content type; undefined for a body that has no parts. */
function readDelimiter(contentType: string | undefined): Buffer | undefined {
  const [, quoted, bare] =
    /^multipart\/form-data\b.*?boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType ?? '') ?? []
  const boundary = quoted ?? bare
  return boundary === undefined ? undefined : Buffer.from(`--${boundary}`)
}

/**
 * Returns how many parts of a form have come after each chunk of its body; the end of the form counts as one.
 */
export function openPartCount(contentType: string | undefined): (chunk: Uint8Array) => number {
  const delimiter = readDelimiter(contentType)
  let tail = Buffer.alloc(0)
  let parts = 0

  return (chunk) => {
    if (!delimiter) return 0
    const bytes = Buffer.concat([tail, chunk])
    let from = 0
    for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, from)) {
      parts += 1
      from = at + delimiter.length
    }
    // A delimiter may begin in one chunk and end in the next.
    tail = bytes.subarray(Math.max(from, bytes.length - delimiter.length + 1))
    return parts
  }
}
