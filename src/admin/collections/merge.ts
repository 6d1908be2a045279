/** Two people saved the same thing: what each of them changed, and what both did. */
import type { FieldSpec, Values } from './field-spec.ts'

export type Merge = {
  /** Mine, with what only they changed. */
  merged: Values
  /** Changed by them alone. */
  taken: string[]
  /** Changed by both, each to something else: somebody must choose. */
  both: string[]
}

/**
 * @param base what both began with
 * @param pairs the names of values that make sense only together; each is told of by its first
 */
export function merge(
  base: Values,
  mine: Values,
  theirs: Values,
  pairs: ReadonlyArray<readonly [string, string]> = [],
): Merge {
  const merged: Record<string, unknown> = { ...mine }
  const taken: string[] = []
  const both: string[] = []
  const paired = new Set(pairs.flat())
  const alone = Object.keys(mine).filter((name) => !paired.has(name))
  for (const names of [...pairs, ...alone.map((name) => [name] as const)]) {
    const of = (values: Values) => names.map((name) => values[name])
    if (isSame(of(base), of(theirs)) || isSame(of(mine), of(theirs))) continue
    if (isSame(of(base), of(mine))) {
      for (const name of names) merged[name] = theirs[name]
      taken.push(names[0])
    } else both.push(names[0])
  }
  return { merged, taken, both }
}

/** Those values of a form that make sense only together. */
export function pairsOf(sections: ReadonlyArray<{ fields: readonly FieldSpec[] }>) {
  return sections.flatMap(({ fields }) =>
    fields.flatMap((spec) => (spec.kind === 'pin' ? [[spec.name, spec.with] as const] : [])),
  )
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
