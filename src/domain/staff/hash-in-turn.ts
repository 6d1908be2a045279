/**
 * Passwords are hashed beside the event loop, in threads that pages need as well (to be compressed), and one takes a
 * third of a second: one at a time, and few wait.
 */
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import PQueue from 'p-queue'
import { accountErrors as t } from '#messages/admin.ts'
import { Unavailable } from '../errors.ts'

const mostWaiting = 30

const queue = new PQueue({ concurrency: 1 })

/** @throws Unavailable when too many wait already */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.size >= mostWaiting) throw new Unavailable(t.busy)
  return queue.add(work)
}

/** What the sign-in library hashes and compares passwords with: its own scrypt, in turn. */
export const passwordsInTurn = {
  hash: async (password: string): Promise<string> => inTurn(() => hashPassword(password)),
  verify: async (given: { hash: string; password: string }): Promise<boolean> =>
    inTurn(() => verifyPassword(given)),
}
