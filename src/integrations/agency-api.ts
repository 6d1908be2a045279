/**
 * Another host that says who the agency is (agents, offices, covers, testimonials, the team): setting AGENCY_API_BASE.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { currentLanguage } from '#messages/language.ts'
import { openOutsideHost, patienceMs, readJson } from './outside-host.ts'

/** The host's answer: `missing` when it does not know the resource. */
export type AgencyAnswer = { body: unknown } | 'missing'

export type AgencyApi = {
  /** The host's answer at a path, checked by the schema; undefined when there was never a valid one. */
  read(path: string, schema: z.ZodType): Promise<AgencyAnswer | undefined>
}

/** A page waits no longer for news of what is known already, nor for a host that is lost. */
const headStartMs = 40
const mostRemembered = 500

/**
 * Its last answers are shown while the host is slow or down. `onChange` is called when it is lost and when it is
 * back.
 */
export function openAgencyApi(
  base: string,
  onChange: (answers: boolean, error?: unknown) => void,
): AgencyApi {
  const host = openOutsideHost(base, onChange)
  const remembered = new Map<string, AgencyAnswer>()

  const remember = (key: string, said: AgencyAnswer) => {
    remembered.delete(key)
    remembered.set(key, said)
    const [oldest] = remembered.keys()
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
  }

  return {
    async read(path, schema) {
      const key = `${currentLanguage()} ${path}`
      const known = remembered.get(key)
      const patience = known || !host.answers ? headStartMs : patienceMs
      const asked = host
        .ask(path, (answer) => understood(answer, schema))
        .then((said) => {
          remember(key, said)
          return said
        })
        .catch(() => undefined)
      const inTime = await Promise.race([asked, wait(patience, undefined, { ref: false })])
      return inTime ?? known
    },
  }
}

async function understood(answer: Response, schema: z.ZodType): Promise<AgencyAnswer> {
  if (answer.status !== 404) return { body: schema.parse(await readJson(answer)) }
  await answer.body?.cancel()
  return 'missing'
}
