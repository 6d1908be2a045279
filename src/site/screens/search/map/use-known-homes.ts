import { useMemo } from 'react'
import { readHomeKey } from '#ui/saved/home-key.ts'
import { useSavedHomes } from '#ui/saved/use-saved.ts'
import { seenListings } from '../../../seen-listings.ts'
import type { KnownHomes } from './pin-mark.ts'
import type { MapResults } from './result-features.ts'

/** The listings that this browser opened, as of the last results, and those that it saved. */
export function useKnownHomes(results: MapResults | undefined): KnownHomes {
  const saved = useSavedHomes()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was seen is read again with new results
  return useMemo(() => {
    const ids = [...saved.keys()]
      .map(readHomeKey)
      .flatMap((home) => (home?.kind === 'listing' ? [home.id] : []))
    return { seen: seenListings(), saved: new Set(ids) }
  }, [saved, results])
}
