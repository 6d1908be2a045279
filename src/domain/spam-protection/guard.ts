/**
 * Decides who may send a form. No request is dropped: a refusal says what to do next, and the visitor keeps
 * their text.
 */
import { createHmac } from 'node:crypto'
import type { Config } from '#config'
import type { Challenge } from '#contract/forms/challenge.ts'
import { type FormSigns, trapField } from '#contract/forms/form-signals.ts'
import type { Db } from '#db/client.ts'
import { formRefusals } from '#messages/common.ts'
import { Forbidden, RateLimited } from '../errors.ts'
import { toE164 } from '../phone.ts'
import { openAttempts, type Tally } from './attempts.ts'
import { openChallenges } from './challenge.ts'

export type Sender = {
  /** The sender's address; unknown in the same process and behind an undeclared proxy. */
  address: string | undefined
  phone: string | undefined
  /** Whether a page of this site took the form without JavaScript, which cannot solve a challenge. */
  isPosted: boolean
  signs: FormSigns
}

export type Guard = {
  /**
   * Lets a sender through, counting the attempt.
   * @throws RateLimited when too many forms came from the address or with the phone, Forbidden when the
   *   sender looks like a program; both may carry a challenge: after solving it the sender is let through.
   *   `challenged` asks every client that can solve one for it.
   */
  admit(sender: Sender, each?: 'challenged'): Promise<void>
  /**
   * Counts a form with a file before any of it is read, whether it is complete or not.
   * @throws RateLimited when the address has reached the limit of forms
   */
  admitBody(address: string | undefined): Promise<void>
  /** The digest of an address in the database, which cannot be traced back. */
  digestOf(address: string): string
}

/** The limits count attempts in ten minutes; 0 is none. */
export type FormLimits = Config['formLimits']

/** `secret` signs the challenges and hides whose attempts are counted. */
export function openGuard(db: Db, secret: string, limits: FormLimits): Guard {
  const attempts = openAttempts(db, secret)
  const challenges = openChallenges(secret, attempts)
  const tally = async (what: string, who: string | undefined) =>
    who === undefined ? nobody : attempts.count(`${what} ${who}`)

  return {
    async admit({ address, phone, isPosted, signs }, each) {
      const ofAddress = await tally('address', address)
      if (isOver(ofAddress, limits.perAddress)) throw tooMany(ofAddress, formRefusals.busyAddress)
      const ofPhone = await tally('phone', phone === undefined ? phone : (toE164(phone) ?? phone))
      if (isOver(ofPhone, limits.perPhone)) throw tooMany(ofPhone, formRefusals.busyPhone)
      const { altcha } = signs
      const isBusy = isOver(ofAddress, limits.challengeAfter)
      const betrayed = betrayal(signs, limits)
      const isAsked = each === 'challenged' && limits.challengeHolds && !isPosted
      if (!isBusy && !betrayed && !isAsked) return
      if (altcha && (await challenges.isSolved(altcha))) return
      const challenge = await challenges.make()
      if (isBusy && !betrayed) throw tooMany(ofAddress, formRefusals.busyAddress, challenge)
      throw new Forbidden(betrayed ?? formRefusals.unproven, challenge)
    },
    async admitBody(address) {
      const ofAddress = await tally('body', address)
      if (isOver(ofAddress, limits.perAddress)) throw tooMany(ofAddress, formRefusals.busyAddress)
    },
    digestOf: (address) => createHmac('sha256', secret).update(`holds ${address}`).digest('base64url'),
  }
}

const nobody: Tally = { count: 0, endsInMs: 0 }

function isOver({ count }: Tally, limit: number): boolean {
  return limit > 0 && count > limit
}

/** The sign that a program sent this, if there is one. */
function betrayal({ website, filled_in }: FormSigns, { minMs }: FormLimits): string | undefined {
  if (website) return formRefusals.trap({ field: trapField })
  return filled_in && Number(filled_in) < minMs ? formRefusals.tooFast : undefined
}

function tooMany(
  { endsInMs }: Tally,
  sentence: typeof formRefusals.busyAddress,
  challenge?: Challenge,
): RateLimited {
  return new RateLimited(
    sentence({ minutes: Math.ceil(endsInMs / 60_000) }),
    Math.ceil(endsInMs / 1000),
    challenge,
  )
}
