/** Two people saved the same thing: what each of them changed, and what both did. */
import type { Values } from './field-spec.ts'

export type Merge = {
  /** Mine, with what only they changed. */
  merged: Values
  /** Changed by them alone. */
  taken: string[]
  /** Changed by both, each to something else: somebody must choose. */
  both: string[]
}

/** @param base what both began with */
export function merge(base: Values, mine: Values, theirs: Values): Merge {
  const merged: Record<string, unknown> = { ...mine }
  const taken: string[] = []
  const both: string[] = []
  for (const name of Object.keys(mine)) {
    if (isSame(base[name], theirs[name]) || isSame(mine[name], theirs[name])) continue
    if (isSame(base[name], mine[name])) {
      merged[name] = theirs[name]
      taken.push(name)
    } else both.push(name)
  }
  return { merged, taken, both }
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
