/** The type of a document, judged by all of it: archives and Microsoft's compound files hold many things. */

const names = {
  '%PDF-': 'application/pdf',
  '{\\rtf': 'application/rtf',
} as const

export const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export const odt = 'application/vnd.oasis.opendocument.text'

/**
 * Takes the whole content of a file.
 * @returns its content type, undefined when it is none of PDF, RTF, DOC, DOCX (without macros) and ODT
 */
export function typeOfDocument(bytes: Buffer): string | undefined {
  for (const [start, contentType] of Object.entries(names)) {
    if (bytes.toString('latin1', 0, start.length) === start) return contentType
  }
  if (bytes.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1') return compoundType(bytes)
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') return archiveType(bytes)
  return undefined
}

/** Names in a compound file are UTF-16; the text of a Word document always has this one. */
function compoundType(bytes: Buffer): string | undefined {
  return bytes.includes(Buffer.from('WordDocument', 'utf16le')) ? 'application/msword' : undefined
}

function archiveType(bytes: Buffer): string | undefined {
  // OpenDocument puts its type first and leaves it as it is (part 2, section 3.3).
  if (bytes.toString('latin1', 30, 30 + `mimetype${odt}`.length) === `mimetype${odt}`) return odt
  const entries = entryNames(bytes)
  const hasMacros = entries.some((name) => /vbaProject\.bin$/i.test(name))
  return entries.includes('word/document.xml') && !hasMacros ? docx : undefined
}

/** The names in an archive's directory, which its last 22 bytes (and a comment) point to (APPNOTE 4.3.12, 4.3.16). */
function entryNames(bytes: Buffer): string[] {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06'))
  if (end === -1 || end + 22 > bytes.length) return []
  const found: string[] = []
  let at = bytes.readUInt32LE(end + 16)
  while (at + 46 <= end && bytes.toString('latin1', at, at + 4) === 'PK\x01\x02') {
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    found.push(bytes.toString('utf8', at + 46, at + 46 + (name ?? 0)))
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return found
}
