import { useCallback, useEffect, useState } from 'react'
import { type Answer, call } from '#ui/api.ts'
import type { HomeKey } from '#ui/saved/home-key.ts'
import { homeKey, readHomeKey } from '#ui/saved/home-key.ts'
import { withCode } from '#ui/static-part.tsx'
import { ListingCard, ProjectCard } from '../../cards/static-cards.ts'

type Cards = Answer<'saved'>
export type Shown =
  | { kind: 'listing'; listing: Cards['listings'][number] }
  | { kind: 'project'; project: Cards['projects'][number] }

/** What the site shows of saved homes; one that is not among them is no longer on it. */
export type ShownHomes = ReadonlyMap<HomeKey, Shown>

/**
 * Reads the cards of these homes, and again when one is added; earlier ones stay meanwhile. `shown` is
 * undefined until the first answer.
 */
export function useSavedCards(keys: readonly HomeKey[]) {
  const [shown, setShown] = useState<ShownHomes>()
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const asked = [...keys].sort().join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks for the same
  useEffect(() => {
    const asking = new AbortController()
    setFailed(false)
    // With their code: a card that waits for it would empty the page meanwhile.
    withCode([ListingCard, ProjectCard], readCards(asked.split(','), asking.signal)).then(setShown, () => {
      if (!asking.signal.aborted) setFailed(true)
    })
    return () => asking.abort()
  }, [asked, attempt])
  const tryAgain = useCallback(() => setAttempt((number) => number + 1), [])
  return { shown, isFailed, tryAgain }
}

async function readCards(keys: readonly string[], signal: AbortSignal): Promise<ShownHomes> {
  const homes = keys.flatMap((key) => readHomeKey(key) ?? [])
  const idsOf = (wanted: 'listing' | 'project') =>
    homes
      .filter(({ kind }) => kind === wanted)
      .map(({ id }) => id)
      .join()
  if (homes.length === 0) return new Map()
  const query = { listings: idsOf('listing'), projects: idsOf('project') }
  return shownHomes(await call('saved', { query, signal }))
}

/** The cards of an answer by their keys. */
export function shownHomes({ listings, projects }: Cards): ShownHomes {
  return new Map<HomeKey, Shown>([
    ...listings.map((listing) => [homeKey('listing', listing.id), { kind: 'listing', listing }] as const),
    ...projects.map((project) => [homeKey('project', project.id), { kind: 'project', project }] as const),
  ])
}
