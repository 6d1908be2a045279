import { gallery as t } from '#messages/site.ts'
import { Skeleton } from '#ui/skeleton.tsx'

const cards = [1, 2, 3, 4, 5, 6]

/** The gallery in grey, box for box. */
export function GallerySkeleton() {
  return (
    <div className="column pt-5 pb-14">
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <Skeleton className="h-5 w-32" />
      <Skeleton className="mt-5 h-12 w-72 md:mt-8" />
      <Skeleton className="mt-3 h-7 w-4/5 max-w-[36em]" />
      <div className="mt-20 grid gap-4 sm:grid-cols-2 md:gap-6 nav:grid-cols-3">
        {cards.map((card) => (
          <div key={card} className="overflow-hidden rounded-card border border-line">
            <Skeleton className="aspect-3/2 rounded-none" />
            <div className="stack-2.5 p-4.5">
              <Skeleton className="h-6 w-4/5" />
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-16" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
