import { useState } from 'react'

export type Selection = {
  chosen: ReadonlySet<string>
  /** Whether all that the filters find is chosen, on every page. */
  isAll: boolean
  has: (key: string) => boolean
  /** Chooses them, or no longer. */
  set: (keys: readonly string[], isChosen: boolean) => void
  /** Chooses all that the filters find, these rows of the page included. */
  setAll: (keys: readonly string[]) => void
  clear: () => void
}

type State = { chosen: ReadonlySet<string>; allOf?: string }

/**
 * Which rows of a table are chosen, by their keys. `filters` says which list they are of: all that is found is chosen
 * only while they stay the same.
 */
export function useSelection(filters = ''): Selection {
  const [{ chosen, allOf }, setState] = useState<State>({ chosen: new Set() })
  const isAll = allOf === filters
  return {
    chosen,
    isAll,
    has: (key) => isAll || chosen.has(key),
    set: (keys, isChosen) =>
      setState((before) => {
        const after = new Set(before.chosen)
        for (const key of keys) {
          if (isChosen) after.add(key)
          else after.delete(key)
        }
        return { chosen: after }
      }),
    setAll: (keys) => setState({ chosen: new Set(keys), allOf: filters }),
    clear: () => setState({ chosen: new Set() }),
  }
}
