/** A proof of work for clients that look like programs: cheap for one person, expensive for a sender of thousands. */
import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { Challenge } from '#contract/forms/challenge.ts'
import { type Attempts, windowMs } from './attempts.ts'

// About a second on a desktop, a few on a cheap phone: each try derives a key in so many rounds.
const rounds = 2_000
const fewestTries = 300
const mostTries = 700

export type Challenges = {
  make(): Promise<Challenge>
  /** Whether the text solves an unused challenge of ours; this uses it up. */
  isSolved(solution: string): Promise<boolean>
}

/** `secret` signs the challenges, so that none has to be remembered before it is solved. */
export function openChallenges(secret: string, attempts: Pick<Attempts, 'count'>): Challenges {
  const secrets = { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `key ${secret}` }
  return {
    make: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: rounds,
        counter: randomInt(fewestTries, mostTries),
        deriveKey,
        // Shorter than a window of attempts: as long as one is valid, its use is remembered.
        expiresAt: new Date(Date.now() + windowMs / 2),
        ...secrets,
      }),
    async isSolved(solution) {
      const sent = parsed(solution)
      if (!sent) return false
      const { verified } = await verifySolution({ ...sent, deriveKey, ...secrets })
      if (!verified) return false
      const { count } = await attempts.count(`solution ${sent.challenge.signature}`)
      return count === 1
    },
  }
}

const Sent = z.object({
  challenge: Challenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

function parsed(solution: string): z.output<typeof Sent> | undefined {
  try {
    return Sent.safeParse(JSON.parse(Buffer.from(solution, 'base64').toString())).data
  } catch {
    return undefined
  }
}
