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

/** The functions with which the sign-in library hashes and compares passwords: its own scrypt, in turn. */
export const passwordsInTurn = {
  hash: async (password: string): Promise<string> => inTurn(() => hashPassword(password)),
  verify: async (given: { hash: string; password: string }): Promise<boolean> =>
    inTurn(() => verifyPassword(given)),
}

// A whole office behind one address signs in within minutes, not within a second.
const mostOfAddress = 5

/**
 * Returns a function that runs sign-ins, only a few of an address in parallel.
 * @throws Unavailable beyond that
 */
export function openFewAtOnce(): <Result>(
  address: string | undefined,
  signIn: () => Promise<Result>,
) => Promise<Result> {
  const underWay = new Map<string, number>()
  return async (address, signIn) => {
    if (address === undefined) return signIn()
    const before = underWay.get(address) ?? 0
    if (before >= mostOfAddress) throw new Unavailable(t.busy)
    underWay.set(address, before + 1)
    try {
      return await signIn()
    } finally {
      const left = (underWay.get(address) ?? 1) - 1
      if (left === 0) underWay.delete(address)
      else underWay.set(address, left)
    }
  }
}
