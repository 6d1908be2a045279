/** Another host that may answer instead of this server; requests do not wait for one that is down. */
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import { currentLanguage } from '#messages/language.ts'

export type OutsideHost = {
  /** False from a failure on until it answers again. */
  readonly answers: boolean
  /**
   * What the host answers to a GET in the current language, parsed by `read`.
   * @throws when it does not answer within `patienceMs`, when `read` throws, or during the pause after a
   *   failure
   */
  ask<Answer>(path: string, read: (answer: Response) => Promise<Answer>): Promise<Answer>
}

export const patienceMs = 300
const restMs = 1_000
const steadyMs = 10_000
const mostBytes = 4 * 1024 * 1024

/**
 * A host that failed is not asked for a second: calls meanwhile fail immediately, so that no visitor waits
 * for a dead host. `onChange` is called when it is lost and when it is back.
 */
export function openOutsideHost(
  base: string,
  onChange: (answers: boolean, error?: unknown) => void,
): OutsideHost {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(1),
  })
  let answers = true
  let lost: { path: string; at: number } | undefined
  breaker.onBreak(() => {
    answers = false
  })
  breaker.onReset(() => {
    answers = true
  })

  function failed(path: string, error: unknown): void {
    if (!lost) onChange(false, error)
    lost = { path, at: Date.now() }
  }

  /** A host that answers at one path and hangs at another is not back. */
  function answered(path: string): void {
    if (!lost || (path !== lost.path && Date.now() - lost.at < steadyMs)) return
    lost = undefined
    onChange(true)
  }

  return {
    get answers() {
      return answers
    },
    async ask(path, read) {
      // Until it is known to be back, one call asks and the others do not wait for it.
      if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
      const [place = path] = path.split('?', 1)
      return breaker.execute(async () => {
        const signal = AbortSignal.timeout(patienceMs)
        const headers = { accept: 'application/json', 'accept-language': currentLanguage() }
        try {
          const answer = await read(await fetch(`${base}${path}`, { headers, redirect: 'error', signal }))
          answered(place)
          return answer
        } catch (error) {
          failed(place, error)
          throw error
        }
      })
    },
  }
}

/**
 * The JSON of an answer.
 * @throws when its status says that something went wrong, or when it is longer than any answer can be
 */
export async function readJson(answer: Response): Promise<unknown> {
  if (answer.ok) return JSON.parse(await readText(answer))
  await answer.body?.cancel()
  throw new Error(`The host answered ${answer.status}.`)
}

/** Stops reading an answer that is too long. */
async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > mostBytes) throw new Error('The host says too much.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
