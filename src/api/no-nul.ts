/** PostgreSQL stores no NUL and no keyboard types one: a request with one, anywhere, is refused. */
import { apiErrors as t } from '#messages/server.ts'
import { malformed } from './errors.ts'

// A NUL that was written as an escape; after an even number of backslashes before it, it is one.
const escaped = /(?<!\\)(?:\\\\)*\\u0000/

/** @throws RequestRefused 400 for an address with a NUL in it */
export function refuseNulInAddress(address: string): void {
  if (address.includes('%00')) throw malformed(t.nulInAddress)
}

/** @throws RequestRefused 400 for a text with a NUL in it, be it the name of a field or what was typed there */
export function refuseNul(...texts: readonly string[]): void {
  if (texts.some((text) => text.includes('\0'))) throw noNul()
}

/** The same for JSON as it was sent. */
export function refuseNulInJson(text: string): void {
  if (text.includes('\0') || escaped.test(text)) throw noNul()
}

const noNul = () => malformed(t.nulInBody)
