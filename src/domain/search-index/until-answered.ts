import { setTimeout as wait } from 'node:timers/promises'

const pauseMs = 200

/**
 * Reads, again and again while the database does not answer. `onTrouble` is told of the first failure alone.
 * @param signal ends the tries
 */
export async function untilAnswered(
  read: () => Promise<void>,
  { signal, onTrouble }: { signal: AbortSignal; onTrouble: (error: unknown) => void },
): Promise<void> {
  let told = false
  while (!signal.aborted) {
    try {
      return await read()
    } catch (error) {
      if (!told) onTrouble(error)
      told = true
      await wait(pauseMs, undefined, { signal }).catch(() => {})
    }
  }
}
