import type { Draft } from './drafts.ts'
import { changes, type Groups, merge, pick } from './merge.ts'

export type Versioned = { version: number }

/** What a form changes: an item in the version that was read, and its values. */
export type Origin<Item, Values> = {
  item: Item | undefined
  base: Values
  /** False when `base` is newer than the version: what it was then is not known any more. */
  isBaseKnown: boolean
}

type Start<Item, Values> = {
  origin: Origin<Item, Values>
  /** The changes of the draft. */
  typed?: Partial<Values>
  /** A newer version that changed the same values as the draft. */
  theirs?: Item
}

/** How a form starts: with what is saved, and with the draft of an earlier visit over it. */
export function openForm<Item extends Versioned, Values extends object>(
  loaded: Item | undefined,
  valuesOf: (item: Item | undefined) => Values,
  draft: Draft<Values> | undefined,
  groups: Groups,
): Start<Item, Values> {
  const saved = valuesOf(loaded)
  const fresh = { origin: { item: loaded, base: saved, isBaseKnown: true } }
  if (!draft) return fresh
  const base = withKnown(saved, draft.base)
  const typed = withKnown(base, draft.values)
  const isStale = loaded !== undefined && draft.version !== null && draft.version < loaded.version
  if (!isStale) return withTyped(fresh, changes(typed, saved))
  const older = { ...loaded, version: draft.version ?? loaded.version }
  if (!draft.base) {
    const start = { origin: { item: older, base: saved, isBaseKnown: false } }
    return withTyped(start, changes(typed, saved), fresh)
  }
  const { merged, both } = merge(base, typed, saved, groups)
  if (both.length === 0) return withTyped(fresh, changes(merged, saved))
  const origin = { item: older, base, isBaseKnown: true }
  return { origin, typed: changes(typed, base), theirs: loaded }
}

/** A draft without changes is dropped. */
function withTyped<Item, Values extends object>(
  start: Start<Item, Values>,
  typed: Partial<Values>,
  otherwise = start,
): Start<Item, Values> {
  return Object.keys(typed).length > 0 ? { ...start, typed } : otherwise
}

/** The values with those of a draft over them; what only an older form knew is left out. */
function withKnown<Values extends object>(values: Values, stored: Partial<Values> = {}): Values {
  const names = Object.keys(values).filter((name) => name in stored)
  return { ...values, ...pick(stored, names) }
}
