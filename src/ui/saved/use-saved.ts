import { useSyncExternalStore } from 'react'
import type { HomeKey } from './home-key.ts'
import type { SavedHomes } from './saved-format.ts'
import { noHomes, savedHomes } from './saved-homes.ts'

/** The saved homes, kept fresh; none on the server and while the page is taken over. */
export function useSavedHomes(): SavedHomes {
  return useSyncExternalStore(savedHomes.subscribe, savedHomes.read, () => noHomes)
}

export function useIsSaved(key: HomeKey): boolean {
  return useSyncExternalStore(
    savedHomes.subscribe,
    () => savedHomes.read().has(key),
    () => false,
  )
}
