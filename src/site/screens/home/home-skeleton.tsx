import { home as t } from '#messages/site.ts'
import { ListingCardSkeleton, Skeleton } from '#ui/skeleton.tsx'

const cards = [1, 2, 3, 4]

/** The home screen in grey, box for box. */
export function HomeSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <div className="flex min-h-[min(720px,var(--least-window-height))] items-end bg-green-900 md:min-h-160 lg:min-h-[min(46vw,760px)]">
        <div className="column pb-8 md:pb-14">
          <Skeleton className="h-16 w-3/5 opacity-20" />
          <Skeleton className="mt-8 h-34 rounded-panel bg-white! opacity-90" />
        </div>
      </div>
      <div className="column section">
        <Skeleton className="mb-7 h-9 w-60" />
        <div className="grid gap-6 md:grid-cols-2 nav:grid-cols-4">
          {cards.map((card) => (
            <ListingCardSkeleton key={card} />
          ))}
        </div>
      </div>
    </>
  )
}
