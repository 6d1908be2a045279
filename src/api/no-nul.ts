/** PostgreSQL stores no NUL, and no keyboard types one: whoever sends it is told so, wherever it stands. */
import { malformed } from './errors.ts'

// A NUL that was written as an escape; after an even number of backslashes before it, it is one.
const escaped = /(?<!\\)(?:\\\\)*\\u0000/

/** @throws RequestRefused 400 for an address with a NUL in it */
export function refuseNulInAddress(address: string): void {
  if (address.includes('%00')) throw malformed('An address cannot contain the NUL character (%00).')
}

/** @throws RequestRefused 400 for a text with a NUL in it, be it the name of a field or what was typed there */
export function refuseNul(...texts: readonly string[]): void {
  if (texts.some((text) => text.includes('\0'))) throw noNul()
}

/** The same for JSON as it was sent. */
export function refuseNulInJson(text: string): void {
  if (text.includes('\0') || escaped.test(text)) throw noNul()
}

const noNul = () => malformed('The body cannot contain the NUL character.')
