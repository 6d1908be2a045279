/** The door of the back office: who comes in, who is in, who is held up for trying too often. */
import type { z } from 'zod'
import type { Credentials, StaffSession } from '#contract/office/staff.ts'
import { roles } from '#contract/permissions.ts'
import type { Db } from '#db/client.ts'
import type { Attempts, Tally } from '../abuse/attempts.ts'
import { Invalid, RateLimited, Unauthorised } from '../errors.ts'
import type { Staff } from './allow.ts'
import { type Auth, isRefusal } from './auth.ts'
import { auditOwn, auditRefusal } from './door-log.ts'
import { orRefused, wrongCode } from './refused.ts'
import { isSecondFactorRequired, secondFactorOf } from './second-factor.ts'
import { sessionsOf } from './sessions.ts'

/** What the browser is to remember, as Set-Cookie headers. */
type WithCookies = { cookies: string[] }

/** A member of staff in a session of theirs. */
export type Visit = {
  staff: Staff
  sessionId: string
  secondFactor: boolean
  /** It is required of them, and not on. */
  secondFactorMissing: boolean
}

export type Door = {
  /** @throws Unauthorised for a wrong pair, RateLimited after too many tries */
  signIn(
    headers: Headers,
    given: z.output<typeof Credentials>,
  ): Promise<WithCookies & { secondFactor: boolean }>
  /** @throws Unauthorised for a wrong code, RateLimited after too many tries */
  enterCode(headers: Headers, code: string): Promise<WithCookies>
  signOut(headers: Headers): Promise<WithCookies>
  /** Whoever the cookies of a request belong to; nobody when they are no longer active. */
  who(headers: Headers): Promise<Visit | undefined>
  /** Whether they still belong to the same session; asking does not make it last longer. */
  isStillIn(headers: Headers, visit: Visit): Promise<boolean>
  /** Says nothing of whether there is such a member of staff. */
  forgotten(headers: Headers, email: string): Promise<void>
  /** Has whoever was just added mailed the link to set their password. */
  invite(headers: Headers, email: string): Promise<void>
  /** @throws Invalid when the link is used or too old */
  setPassword(headers: Headers, given: { token: string; password: string }): Promise<void>
  sessions(headers: Headers, visit: Visit): Promise<StaffSession[]>
  /** @throws NotFound when it is nobody's, or somebody else's */
  endSession(headers: Headers, visit: Visit, id: string): Promise<void>
  beginSecondFactor(
    headers: Headers,
    visit: Visit,
    password: string,
  ): Promise<{ uri: string; recovery_codes: string[] }>
  confirmSecondFactor(headers: Headers, visit: Visit, code: string): Promise<WithCookies>
  endSecondFactor(headers: Headers, visit: Visit, password: string): Promise<WithCookies>
}

// In ten minutes. An address may be a whole office, and guesses spread over many names come from few addresses.
const triesOf = { email: 8, address: 40, visit: 8 }

export function openDoor(db: Db, auth: Auth, attempts: Attempts, addressHeader: string): Door {
  const { api } = auth

  /** Counts before it is judged, so that many at once are counted as well. */
  function admit(headers: Headers, subject: keyof typeof triesOf, who: string): void {
    const address = headers.get(addressHeader)
    const tries: [Tally, number][] = [
      [attempts.count(`office ${subject} ${who}`, 'from the first'), triesOf[subject]],
    ]
    if (address) tries.push([attempts.count(`office address ${address}`, 'from the first'), triesOf.address])
    const over = tries.find(([{ count }, most]) => count > most)
    if (over) throw new RateLimited(tooOften, Math.ceil(over[0].endsInMs / 1000))
  }

  return {
    async signIn(headers, { email, password }) {
      admit(headers, 'email', email)
      const { headers: answered, response } = await orRefused(
        api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
        wrongPair,
        () => auditRefusal(db, { email }, 'wrong password'),
      )
      const secondFactor = 'twoFactorRedirect' in response
      if ('user' in response) await entered(answered, response.user)
      return { secondFactor, cookies: answered.getSetCookie() }
    },

    async enterCode(headers, code) {
      admit(headers, 'visit', pendingSignIn(headers))
      const verify = /^\d{6}$/.test(code) ? api.verifyTOTP : api.verifyBackupCode
      const { headers: answered, response } = await orRefused(
        verify({ body: { code }, headers, returnHeaders: true }),
        wrongCode,
        () => auditRefusal(db, { pending: pendingSignIn(headers) }, 'wrong code'),
      )
      await entered(answered, response.user)
      return { cookies: answered.getSetCookie() }
    },

    async signOut(headers) {
      const visit = await who(headers)
      const { headers: answered } = await api.signOut({ headers, returnHeaders: true })
      if (visit) await auditOwn(db, visit.staff, 'sign out')
      return { cookies: answered.getSetCookie() }
    },

    who,

    async isStillIn(headers, { sessionId, staff }) {
      const now = await visitOf(headers, { disableRefresh: true })
      return now?.sessionId === sessionId && now.staff.role === staff.role && !now.secondFactorMissing
    },

    async forgotten(headers, email) {
      admit(headers, 'email', `forgotten ${email}`)
      await api.requestPasswordReset({ body: { email }, headers })
    },

    async invite(headers, email) {
      await api.requestPasswordReset({ body: { email }, headers })
    },

    async setPassword(headers, { token, password }) {
      admit(headers, 'visit', token)
      try {
        await api.resetPassword({ body: { token, newPassword: password }, headers })
      } catch (error) {
        if (isRefusal(error)) throw new Invalid({ token: staleLink }, staleLink)
        throw error
      }
    },

    ...sessionsOf(db, auth),
    ...secondFactorOf(db, auth, admit),
  }

  function who(headers: Headers): Promise<Visit | undefined> {
    return visitOf(headers, {})
  }

  async function visitOf(headers: Headers, query: { disableRefresh?: boolean }): Promise<Visit | undefined> {
    if (!headers.has('cookie')) return undefined
    const found = await api.getSession({ headers, query })
    const role = roles.find((one) => one === found?.user.role)
    if (!found || !role || !found.user.active) return undefined
    const { id, name, email, agentId, twoFactorEnabled } = found.user
    const secondFactor = twoFactorEnabled === true
    return {
      staff: { id, name, email, role, agentId: agentId ?? null },
      sessionId: found.session.id,
      secondFactor,
      secondFactorMissing: !secondFactor && (await isSecondFactorRequired(db, role)),
    }
  }

  /** Writes down whose session was just opened, and refuses it to who is no longer here. */
  async function entered(answered: Headers, { id }: { id: string }): Promise<void> {
    const cookie = answered
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
    const visit = await who(new Headers({ cookie }))
    if (!visit) {
      await auditRefusal(db, { id }, 'no longer active')
      throw new Unauthorised(wrongPair)
    }
    await auditOwn(db, visit.staff, 'sign in')
  }
}

const tooOften = 'Too many tries. Please wait ten minutes, then try again.'
const wrongPair = 'This e-mail and password do not belong together.'
const staleLink = 'This link was used already, or is too old. Ask for a new one.'

/** The sign-in that waits for its code; whatever else a browser sends along makes no new one of it. */
function pendingSignIn(headers: Headers): string {
  return /two_factor=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? ''
}
