import { policy as t } from '#messages/site.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** A policy that is on its way. */
export function PolicySkeleton() {
  return (
    <div role="status" aria-label={t.loading} className="column pt-6 pb-16 md:pt-10">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="mt-5 h-12 w-80 max-w-full" />
      <div className="mt-16 max-w-152 stack-3 lg:ms-80">
        {lines.map((width) => (
          <Skeleton key={width} className={`h-5 ${width}`} />
        ))}
      </div>
    </div>
  )
}

const lines = ['w-full', 'w-11/12', 'w-10/12', 'w-9/12', 'w-8/12']
