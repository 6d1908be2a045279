/** How often somebody may try to get in. Attempts count before they are judged, so that many at once count as well. */

import { accountErrors as t } from '#messages/admin.ts'
import { RateLimited } from '../errors.ts'
import type { Attempts } from '../spam-protection/attempts.ts'

// In ten minutes. An address may be a whole office, and guesses spread over many accounts come from few addresses.
// What all unknown places together may try for one account holds up guesses from thousands of them. A place that has
// hardly tried is let through all the same: nobody locks the owner out, and passwords are hashed one at a time.
const most = { place: 8, address: 40, account: 100 }
const alwaysOfPlace = 2
// Each one replaces the link before it: whoever asks in somebody's name must not do so all the time.
const mostLinks = { place: 3, account: 5 }

export type Attempt = {
  /** What is tried, such as 'sign in'; each is counted on its own. */
  what: 'sign in' | 'code' | 'forgotten password' | 'password link' | 'own password'
  /** What it is tried for: an e-mail address, or whatever else names one account. */
  account: string
  /** The visitor's address, where it is known. */
  address: string | undefined
  /** The device, when it is known of the account: it has a limit of its own and shares none with others. */
  device?: string | undefined
}

export type SignInLimits = {
  /** @throws RateLimited after too many attempts */
  admit(attempt: Attempt): Promise<void>
}

export function openSignInLimits(attempts: Pick<Attempts, 'count'>): SignInLimits {
  return {
    async admit(attempt) {
      // In this order: what one place tries in vain does not count against the account everywhere else.
      let ofPlace = Number.POSITIVE_INFINITY
      for (const { subject, limit, kind } of subjectsOf(attempt)) {
        const { count, endsInMs } = await attempts.count(`office ${subject}`)
        if (kind === 'place') ofPlace = count
        const isNew = kind === 'account' && ofPlace <= alwaysOfPlace
        if (count > limit && !isNew) throw new RateLimited(tooOften, Math.ceil(endsInMs / 1000))
      }
    },
  }
}

type Subject = { subject: string; limit: number; kind: 'device' | 'address' | 'place' | 'account' }

function subjectsOf({ what, account, address, device }: Attempt): Subject[] {
  const { place, account: everywhere } = what === 'forgotten password' ? mostLinks : most
  if (device) return [{ subject: `${what} ${account} on ${device}`, limit: place, kind: 'device' }]
  // Where nobody tells addresses apart, one place is all of them.
  const kind = address === undefined ? 'address' : 'place'
  return [
    ...(address
      ? [{ subject: `address ${address}`, limit: most.address, kind: 'address' } satisfies Subject]
      : []),
    { subject: `${what} ${account} from ${address ?? 'anywhere'}`, limit: place, kind },
    // Each link takes the place of the one before: those are as many as they are, from wherever they are asked for.
    {
      subject: `${what} ${account}`,
      limit: everywhere,
      kind: what === 'forgotten password' ? 'address' : 'account',
    },
  ]
}

const tooOften = t.tooOften
