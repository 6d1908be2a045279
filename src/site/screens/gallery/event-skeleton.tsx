import { gallery as t } from '#messages/site.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** An event's page in grey, box for box. */
export function EventSkeleton() {
  return (
    <div className="column pt-5 pb-14">
      <p role="status" className="sr-only">
        {t.event.loading}
      </p>
      <Skeleton className="h-5 w-60" />
      <Skeleton className="mt-5 h-12 w-4/5 md:mt-8" />
      <Skeleton className="mt-4 h-6 w-3/5" />
      <Skeleton className="mt-5 h-7 w-full max-w-[40em]" />
      <Skeleton className="mt-8 h-11 w-72 rounded-full" />
      <div className="mt-5 grid gap-3 md:grid-cols-2 md:gap-4">
        <Skeleton className="aspect-video rounded-panel" />
        <Skeleton className="aspect-video rounded-panel" />
        <Skeleton className="aspect-video rounded-panel" />
        <Skeleton className="aspect-video rounded-panel" />
      </div>
    </div>
  )
}
