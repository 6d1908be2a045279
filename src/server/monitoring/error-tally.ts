/** The errors of the last day in the log of this process, grouped by their text. */
import type { ErrorGroup } from '#contract/admin/health.ts'

export type ErrorTally = {
  add: (sentence: string, error?: unknown) => void
  /** The errors of the last day, the latest first, and since when they are counted. */
  read: () => { since: string; groups: ErrorGroup[] }
}

type Hour = { count: number; first: number; last: number }
type Group = { sentence: string; reason: string; hours: Hour[] }

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const mostGroups = 100
const longest = 200

/** Keeps at most 100 groups, the latest, each counted by the hour. `now` is the time in milliseconds. */
export function openErrorTally(now: () => number = Date.now): ErrorTally {
  const begun = now()
  // In the order of their last error.
  const groups = new Map<string, Group>()

  return {
    add(sentence, error) {
      const at = now()
      const group = { sentence: withoutValues(sentence), reason: errorReason(error) }
      const key = JSON.stringify(group)
      const hours = groups.get(key)?.hours ?? []
      const current = hours.at(-1)
      if (current && Math.floor(current.first / hourMs) === Math.floor(at / hourMs)) {
        current.count += 1
        current.last = at
      } else hours.push({ count: 1, first: at, last: at })
      groups.delete(key)
      groups.set(key, { ...group, hours: hours.filter(({ last }) => at - last < dayMs) })
      const [eldest] = groups.keys()
      if (groups.size > mostGroups && eldest !== undefined) groups.delete(eldest)
    },
    read() {
      const since = Math.max(begun, now() - dayMs)
      const shown = [...groups.values()].flatMap(({ sentence, reason, hours }) => {
        const recent = hours.filter(({ last }) => last >= since)
        const [first, last] = [recent.at(0), recent.at(-1)]
        if (!first || !last) return []
        const count = recent.reduce((sum, hour) => sum + hour.count, 0)
        return [{ sentence, reason, count, first_at: iso(first.first), last_at: iso(last.last) }]
      })
      return { since: iso(since), groups: shown.reverse() }
    },
  }
}

const iso = (time: number) => new Date(time).toISOString()

/** The texts of the error and its causes without values, so that the same error is one group. */
function errorReason(error: unknown): string {
  const said: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    said.push(`${cause.name}: ${cause.message}`)
  return withoutValues(said.join(' – '))
}

/** Removes mail addresses, quoted texts and numbers, which may be personal. */
function withoutValues(text: string): string {
  return text
    .slice(0, 10 * longest)
    .replaceAll(/[^\s<>"',;]+@[^\s<>"',;]+/g, '…')
    .replaceAll(/"[^"]*"|'[^']*'|‘[^’]*’|\+?\d[\d\s.:-]*\d|\d/g, '…')
    .slice(0, longest)
}
