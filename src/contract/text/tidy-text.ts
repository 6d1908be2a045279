import { wellFormed } from './well-formed.ts'

/** One line of typed text, trimmed, made storable; a line break in it becomes a space. */
export function tidyLine(text: string): string {
  return storable(text).trim()
}

/** Several lines of typed text, trimmed, made storable; every kind of line break becomes \n. */
export function tidyLines(text: string): string {
  const lines = text.split(/\r\n?|\n/)
  return lines
    .map((line) => storable(line).trimEnd())
    .join('\n')
    .trim()
}

/**
 * Control characters (NUL, line breaks, …) become spaces, broken surrogates are mended and letters composed, so
 * that a database, a mail header and a log can take the text.
 */
function storable(text: string): string {
  return wellFormed(text)
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
}
