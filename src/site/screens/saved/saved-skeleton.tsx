import { savedScreen as t } from '#messages/site.ts'
import { ListingCardSkeleton, Skeleton } from '#ui/skeleton.tsx'

export const savedColumns = 'grid items-start gap-x-4 gap-y-8 sm:grid-cols-2 md:gap-x-6 lg:grid-cols-3'

/** Saved homes in grey, until the browser has said which they are. */
export function SavedSkeleton() {
  return (
    <div className="mt-6 noscript:hidden">
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <Skeleton className="mb-6 h-14 rounded-input sm:w-60" />
      <div className={savedColumns}>
        {[1, 2, 3].map((card) => (
          <ListingCardSkeleton key={card} />
        ))}
      </div>
    </div>
  )
}
