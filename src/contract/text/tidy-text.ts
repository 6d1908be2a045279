import { wellFormed } from './well-formed.ts'

// Invisible characters, and those that change the order of letters: a name could look like another one.
// Joiners, which Urdu and emoji need, stay after a letter.
const invisible =
  /\p{Bidi_Control}|(?!\u200C|\u200D|[\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}|\u2800/gu
const strayJoiners = /(^|[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}])[\u200C\u200D]+/gu
// In a text of several lines, marks of direction order numbers and names; overrides only deceive.
const overrides = /[\u202D\u202E]/g

/** One line of typed text, trimmed, made storable; line breaks become spaces, invisible characters go. */
export function tidyLine(text: string): string {
  return storable(text).replace(invisible, '').replace(strayJoiners, '$1').trim()
}

/** Several lines of typed text, trimmed, made storable; every kind of line break becomes \n. */
export function tidyLines(text: string): string {
  const lines = text.split(/\r\n?|\n/)
  return lines
    .map((line) => storable(line).replace(overrides, '').trimEnd())
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
