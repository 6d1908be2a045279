/** The alerts that were made in this browser: their references, which show how they stand, and what they are about. */
import { isReference } from '#contract/leads/reference.ts'

export type KnownAlert = {
  reference: string
  /** In the language in which it was made. */
  title: string
  /** The search or the listing it is about. */
  path: string
}

const storageKey = 'aangan-alerts'
const most = 20

/** The newest first; none without local storage. */
export function knownAlerts(): KnownAlert[] {
  try {
    return readAlerts(JSON.parse(localStorage.getItem(storageKey) ?? '[]'))
  } catch {
    return []
  }
}

/** The alerts of a stored value; what is none is left out. */
export function readAlerts(kept: unknown): KnownAlert[] {
  return Array.isArray(kept) ? kept.flatMap((one: unknown) => readAlert(one) ?? []).slice(0, most) : []
}

export function rememberAlert(alert: KnownAlert): void {
  keep([alert, ...knownAlerts()])
}

/** Adds those of another browser, after those of this one. */
export function addAlerts(others: readonly KnownAlert[]): void {
  keep([...knownAlerts(), ...others])
}

export function forgetAlert(reference: string): void {
  keep(knownAlerts().filter((alert) => alert.reference !== reference))
}

function keep(alerts: readonly KnownAlert[]): void {
  const references = alerts.map(({ reference }) => reference)
  const each = alerts.filter(({ reference }, at) => references.indexOf(reference) === at)
  try {
    localStorage.setItem(storageKey, JSON.stringify(each.slice(0, most)))
  } catch {
    // Their messages have the link to them.
  }
}

/** Storage can be edited, so that a path must lead to a page of this site. */
function readAlert(kept: unknown): KnownAlert | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { reference, title, path }: Partial<Record<keyof KnownAlert, unknown>> = kept
  if (typeof reference !== 'string' || typeof title !== 'string' || typeof path !== 'string') return undefined
  if (!isReference(reference) || !/^\/(?:search\?|listing\/\d)/.test(path)) return undefined
  return { reference, title: title.slice(0, 300), path }
}
