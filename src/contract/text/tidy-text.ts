import { wellFormed } from './well-formed.ts'

// What nobody sees, and what turns the order of letters around: a name could look like another one. Joiners stay, which
// Urdu and emoji need, where there is a letter before them.
const invisible =
  /\p{Bidi_Control}|(?!\u200C|\u200D|[\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}|\u2800/gu
const strayJoiners = /(^|[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}])[\u200C\u200D]+/gu
// In a text of several lines, marks of direction order numbers and names; overrides only deceive.
const overrides = /[\u202D\u202E]/g

/** One line of typed text, trimmed, made storable; a line break in it becomes a space, and what is invisible goes. */
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
