import { useState } from 'react'

export type Selection = {
  chosen: ReadonlySet<string>
  /** Chooses them, or no longer. */
  set: (keys: readonly string[], isChosen: boolean) => void
  clear: () => void
}

/** Which rows of a table are chosen, by their keys. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return {
    chosen,
    set: (keys, isChosen) =>
      setChosen((before) => {
        const after = new Set(before)
        for (const key of keys) {
          if (isChosen) after.add(key)
          else after.delete(key)
        }
        return after
      }),
    clear: () => setChosen(new Set()),
  }
}
