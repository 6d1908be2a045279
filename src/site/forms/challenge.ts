import type { Challenge } from '#contract/forms/challenge.ts'

/**
 * Solves the challenge of a refusal, which takes a computer a second or so; the answer goes into
 * `solutionField`. The solver is loaded on demand, because almost no visitor needs it. Returns undefined
 * where the browser cannot solve it: over plain http, or when it took too long.
 */
export async function solve(challenge: Challenge): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null)
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
