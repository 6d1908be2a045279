import { createHmac } from 'node:crypto'
import type { Db } from '#db/client.ts'
import { openAttempts } from '../abuse/attempts.ts'
import { readSecret } from '../abuse/secret.ts'
import { openAuths } from './auth.ts'
import { type Door, openDoor } from './door.ts'
import { openKnownDevices } from './known-devices.ts'
import { openSignInLimits } from './sign-in-limits.ts'

export type OfficeOptions = {
  /** Scheme and host of the site. */
  siteUrl: string
  /** Names the header that says where a request came from. */
  addressHeader: string
  /** Told when tries could not be kept. */
  onTrouble: (error: unknown) => void
  /** Gives whoever has no password, or forgot it, the link that the token makes. */
  onForgotten: (to: { name: string; email: string }, token: string) => Promise<void>
}

export type Office = { door: Door; close(): Promise<void> }

/** Opens the door of the back office; `close` keeps the tries that were counted. */
export async function openOffice(
  db: Db,
  { siteUrl, addressHeader, onTrouble, onForgotten }: OfficeOptions,
): Promise<Office> {
  const installation = await readSecret(db)
  const attempts = await openAttempts(db, installation, onTrouble)
  const secret = createHmac('sha256', installation).update('office sessions').digest('base64url')
  const door = openDoor({
    db,
    authOf: openAuths({ db, secret, siteUrl, addressHeader, onForgotten }),
    limits: openSignInLimits(attempts),
    devices: openKnownDevices(secret),
    siteUrl,
    addressHeader,
  })
  return { door, close: attempts.close }
}
