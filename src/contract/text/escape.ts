/** Text as it is written into other languages; one function for each of them. */
import { wellFormed } from './well-formed.ts'

const htmlSigns: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => htmlSigns[sign] ?? '')
}

/** For XML 1.0, which has no place for control characters, however they are written. */
export function escapeXml(text: string): string {
  const allowed = wellFormed(text).replace(
    /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu,
    '',
  )
  return escapeHtml(allowed)
}

/** A value as JSON in a script of a page, where `</script>` and `<!--` must not stand. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
