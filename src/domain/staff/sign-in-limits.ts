/** Limits attempts to sign in. Attempts count before they are judged, so that parallel ones count as well. */

import { accountErrors as t } from '#messages/admin.ts'
import { RateLimited } from '../errors.ts'
import type { Attempts } from '../spam-protection/index.ts'

// In ten minutes. An address may be a whole office, and guesses spread over many accounts come from few
// addresses. The limit of all unknown places together for one account stops guesses from thousands of them. A
// place that has hardly tried is let through anyway: attackers cannot lock the owner out, and passwords are
// hashed one at a time.
const most = { place: 8, address: 40, account: 100 }
const alwaysOfPlace = 2
// Each link replaces the one before, so a stranger must not be able to request them all the time.
const mostLinks = { place: 3, account: 5 }

export type Attempt = {
  /** The action, such as 'sign in'; each is counted separately. */
  what: 'sign in' | 'code' | 'forgotten password' | 'password link' | 'own password'
  /** The account: an e-mail address, or another name of one account. */
  account: string
  /** The visitor's address, where it is known. */
  address: string | undefined
  /** The device, when it is known for the account: it has a limit of its own. */
  device?: string | undefined
}

export type SignInLimits = {
  /** @throws RateLimited after too many attempts */
  admit(attempt: Attempt): Promise<void>
}

export function openSignInLimits(attempts: Pick<Attempts, 'count'>): SignInLimits {
  return {
    async admit(attempt) {
      // In this order: failed attempts of one place do not count against the account everywhere else.
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
  // Where addresses cannot be told apart, all of them are one place.
  const kind = address === undefined ? 'address' : 'place'
  return [
    ...(address
      ? [{ subject: `address ${address}`, limit: most.address, kind: 'address' } satisfies Subject]
      : []),
    { subject: `${what} ${account} from ${address ?? 'anywhere'}`, limit: place, kind },
    // Each link replaces the one before, so their number is limited over all places together.
    {
      subject: `${what} ${account}`,
      limit: everywhere,
      kind: what === 'forgotten password' ? 'address' : 'account',
    },
  ]
}

const tooOften = t.tooOften
