import { listingPage as t } from '#messages/site.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** The listing screen in grey, box for box. */
export function ListingSkeleton() {
  return (
    <div className="column pt-3 md:pt-5">
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <Skeleton className="h-5 w-60" />
      <Skeleton className="mt-2 aspect-4/3 md:mt-3.5 rounded-panel md:aspect-auto md:h-[clamp(320px,36vw,488px)]" />
      <div className="grid gap-14 pt-4 pb-14 md:pt-8 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="stack-4">
          <Skeleton className="h-10 w-56" />
          <Skeleton className="h-8 w-4/5" />
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-16" />
          <Skeleton className="h-40" />
        </div>
        <Skeleton className="h-140 rounded-panel" />
      </div>
    </div>
  )
}
