import { about as t } from '#messages/site.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** The about page on its way: its opening, box for box. */
export function AboutSkeleton() {
  return (
    <div
      role="status"
      aria-label={t.loading}
      className="column grid items-center gap-x-16 gap-y-8 pt-6 pb-12 md:pt-10 md:pb-18 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]"
    >
      <div className="stack-4">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-11 w-64 max-w-full" />
      </div>
      <Skeleton className="aspect-6/5 w-full rounded-t-[50%_42%] rounded-b-panel" />
    </div>
  )
}
