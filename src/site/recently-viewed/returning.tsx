import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'
import { onSeenCleared, recentlySeen } from '../seen-listings.ts'
import { searchesKey } from './returning-keys.ts'

const parts = () => import('./returning-parts.ts')
const RecentHomes = lazy(async () => ({ default: (await parts()).RecentHomes }))
const ContinueSearch = lazy(async () => ({ default: (await parts()).ContinueSearch }))

/**
 * For a visitor who returns: the last search with what is new in it, and the homes viewed last. The page is the same
 * for all visitors; the room is there from the first paint on for those who need it (`openReturning`).
 */
export function Returning() {
  const isLive = useHydrated()
  const ids = useSyncExternalStore(onSeenCleared, recentlySeen, () => '')
  return (
    <div className="column print:hidden">
      <div className="returning-search">
        {isLive && isStored(searchesKey) && (
          <Suspense>
            <ContinueSearch />
          </Suspense>
        )}
      </div>
      {(ids || !isLive) && (
        <div className="returning-homes">
          {ids && (
            <Suspense>
              <RecentHomes ids={ids} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  )
}

function isStored(key: string): boolean {
  try {
    return key in localStorage
  } catch {
    return false
  }
}
