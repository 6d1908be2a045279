/** Two people changed the same thing: what each of them changed, and what both did. */

/** Names of values that make sense only together, such as those of a place; the first one names the group. */
export type Groups = ReadonlyArray<readonly string[]>

export type Merge<Values> = {
  /** Their values with mine over them, where I changed something. */
  merged: Values
  /** The first names of what I alone changed. */
  mine: string[]
  /** The first names of what they alone changed. */
  theirs: string[]
  /** The first names of what both changed, each to something else: the user must choose. */
  both: string[]
}

/**
 * Merges what two people made of the same values.
 * @param base what both began with
 * @param isBaseKnown false if `base` is newer than that: then both may have changed what I did
 */
export function merge<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  groups: Groups = [],
  isBaseKnown = true,
): Merge<Values> {
  const result: Merge<Values> = { merged: { ...theirs }, mine: [], theirs: [], both: [] }
  for (const names of fieldGroups(mine, groups)) {
    const [first = ''] = names
    const isSameIn = (one: Values, other: Values) => isSame(pick(one, names), pick(other, names))
    if (isSameIn(mine, theirs)) continue
    if (isSameIn(base, mine)) result.theirs.push(first)
    else {
      Object.assign(result.merged, pick(mine, names))
      result[isBaseKnown && isSameIn(base, theirs) ? 'mine' : 'both'].push(first)
    }
  }
  return result
}

/** The names of a form's values, those that belong together in one list. */
export function fieldGroups(values: object, groups: Groups): Groups {
  const grouped = new Set(groups.flat())
  const alone = Object.keys(values).filter((name) => !grouped.has(name))
  return [...groups, ...alone.map((name) => [name])]
}

/** The values of `one` that differ in `other`. */
export function changes<Values extends object>(one: Values, other: Values): Partial<Values> {
  return pick(
    one,
    Object.keys(one).filter((name) => !isSame(Reflect.get(one, name), Reflect.get(other, name))),
  )
}

/** Some values by their names. */
export function pick<Values extends object>(values: Values, names: readonly string[]): Partial<Values> {
  const picked: Partial<Values> = {}
  for (const name of names) Object.assign(picked, { [name]: Reflect.get(values, name) })
  return picked
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
