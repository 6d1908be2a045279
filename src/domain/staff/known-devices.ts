/**
 * Devices on which a member of staff has signed in before. An attacker who guesses from elsewhere does not
 * lock out the owner, whose browser proves by a signed cookie that it knows the account.
 */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { type CookieKind, readCookie, writeCookie } from './cookies.ts'

const name = 'device'
const yearSeconds = 365 * 86_400

export type KnownDevices = {
  /** Returns the ID of the device when this e-mail address has signed in there. */
  idOf(headers: Headers, kind: CookieKind, email: string): string | undefined
  /** Returns the Set-Cookie header by which the device is known from now on. */
  remember(headers: Headers, kind: CookieKind, email: string): string
}

export function openKnownDevices(secret: string): KnownDevices {
  const signature = (id: string, email: string) =>
    createHmac('sha256', secret).update(`device ${id} ${email}`).digest('base64url')

  function idOf(headers: Headers, { prefix }: CookieKind, email: string): string | undefined {
    const [id = '', signed = ''] = (readCookie(headers, `${prefix}.${name}`) ?? '').split('.')
    const expected = Buffer.from(signature(id, email))
    const given = Buffer.from(signed)
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
  }

  return {
    idOf,
    remember(headers, kind, email) {
      const id = idOf(headers, kind, email) ?? randomUUID()
      return writeCookie(kind, { name, value: `${id}.${signature(id, email)}`, seconds: yearSeconds })
    },
  }
}
