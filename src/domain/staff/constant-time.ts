import { setTimeout as wait } from 'node:timers/promises'

// Longer than judging a password takes, so that nearly all refusals fall into the first.
const beatMs = 250

/**
 * Waits for the next quarter of a second after `begun` (a reading of `performance.now()`), so that how long a refusal
 * took does not say whether there is such an account.
 */
export async function untilNextBeat(begun: number): Promise<void> {
  await wait(beatMs - ((performance.now() - begun) % beatMs))
}
