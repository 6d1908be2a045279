import type { z } from 'zod'
import type { Credentials, StaffSession } from '#contract/admin/staff.ts'
import type { Staff } from '../access/index.ts'

/** The Set-Cookie headers for the browser. */
export type WithCookies = { cookies: string[] }

export type AuthService = {
  /** @throws Unauthorised for a wrong pair, RateLimited after too many tries */
  signIn(
    headers: Headers,
    given: z.output<typeof Credentials>,
  ): Promise<WithCookies & { secondFactor: boolean }>
  /** @throws Unauthorised for a wrong code, RateLimited after too many tries */
  enterCode(headers: Headers, code: string): Promise<WithCookies>
  signOut(headers: Headers): Promise<WithCookies>
  /** The member of staff by the cookies of a request; undefined when they are no longer active. */
  who(headers: Headers): Promise<Visit | undefined>
  /** Whether they still belong to the same session; asking does not make it last longer. */
  isStillIn(headers: Headers, visit: Visit): Promise<boolean>
  /** Mails a link to the member of staff with this address; does not reveal whether there is one. */
  forgotten(headers: Headers, email: string): Promise<void>
  /** Mails a new member of staff the link to set their password. */
  invite(staffId: string): Promise<void>
  /** @throws Invalid when the link is used or too old */
  setPassword(headers: Headers, given: { token: string; password: string }): Promise<void>
  sessions(headers: Headers, visit: Visit): Promise<StaffSession[]>
  /** @throws NotFound when it does not exist, or belongs to another person */
  endSession(headers: Headers, visit: Visit, id: string): Promise<void>
  beginSecondFactor(
    headers: Headers,
    visit: Visit,
    password: string,
  ): Promise<{ uri: string; recovery_codes: string[] }>
  confirmSecondFactor(headers: Headers, visit: Visit, code: string): Promise<WithCookies>
  endSecondFactor(headers: Headers, visit: Visit, password: string): Promise<WithCookies>
}

/** A member of staff in a session of theirs. */
export type Visit = {
  staff: Staff
  sessionId: string
  secondFactor: boolean
  /** It is required of them, and not on. */
  secondFactorMissing: boolean
}
