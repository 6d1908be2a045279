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

type State = { of: string; chosen: ReadonlySet<string>; isAll: boolean }

/**
 * Which rows of a table are chosen, by their keys, on any of its pages. `filters` says which list they are of: with
 * others nothing is chosen, so that nothing is done with rows that the list no longer shows.
 */
export function useSelection(filters = ''): Selection {
  const none: State = { of: filters, chosen: new Set(), isAll: false }
  const [state, setState] = useState(none)
  if (state.of !== filters) setState(none)
  const { chosen, isAll } = state.of === filters ? state : none
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
        return { ...none, chosen: after }
      }),
    setAll: (keys) => setState({ of: filters, chosen: new Set(keys), isAll: true }),
    clear: () => setState(none),
  }
}
