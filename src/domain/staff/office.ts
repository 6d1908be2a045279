import { createHmac } from 'node:crypto'
import type { Db } from '#db/client.ts'
import type { Queue } from '#jobs/queue.ts'
import { openAttempts } from '../abuse/attempts.ts'
import { openAuths } from './auth.ts'
import { type Door, openDoor } from './door.ts'
import { openKnownDevices } from './known-devices.ts'
import { passwordWasSet } from './password-was-set.ts'
import { openSignInLimits } from './sign-in-limits.ts'

export type OfficeOptions = {
  /** The secret of this installation. */
  secret: string
  /** Scheme and host of the site. */
  siteUrl: string
  /** Names the header that says where a request came from. */
  addressHeader: string
  queue: Pick<Queue, 'enqueue'>
  /** Told when attempts could not be kept. */
  onTrouble: (error: unknown) => void
}

export type Office = { door: Door; close(): Promise<void> }

/** Opens the door of the back office; `close` keeps the tries that were counted. */
export async function openOffice(
  db: Db,
  { secret: installation, siteUrl, addressHeader, queue, onTrouble }: OfficeOptions,
): Promise<Office> {
  const attempts = await openAttempts(db, installation, onTrouble)
  const secret = createHmac('sha256', installation).update('office sessions').digest('base64url')
  const door = openDoor({
    db,
    queue,
    links: { secret: installation, siteUrl },
    authOf: openAuths({
      ...{ db, secret, siteUrl, addressHeader },
      onPasswordSet: (member) => passwordWasSet({ db, queue, siteUrl }, member),
    }),
    limits: openSignInLimits(attempts),
    devices: openKnownDevices(secret),
    siteUrl,
    addressHeader,
  })
  return { door, close: attempts.close }
}
