import { lazy, Suspense, useSyncExternalStore } from 'react'
import { WhenNear } from '#ui/when-near.tsx'
import { onSeenCleared, recentlySeen } from '../seen-listings.ts'

const RecentHomes = lazy(async () => ({ default: (await import('./recent-homes.tsx')).RecentHomes }))

/**
 * The homes that this visitor opened last, in a row. Only the browser knows which: a first visit has none of it. Its
 * code and cards are asked for once a visitor comes near, the cards by ID and nothing else, and its place is as high
 * before.
 */
export function RecentlyViewed({ className = '' }: { className?: string }) {
  const ids = useSyncExternalStore(onSeenCleared, recentlySeen, () => '')
  if (!ids) return null
  return (
    <div className={`print:hidden ${className}`}>
      <WhenNear className="min-h-88 rtl:min-h-104">
        {() => (
          <Suspense>
            <RecentHomes ids={ids} />
          </Suspense>
        )}
      </WhenNear>
    </div>
  )
}
