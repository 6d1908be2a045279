import { compare as t } from '#messages/site.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** The comparison in grey. */
export function CompareSkeleton() {
  return (
    <div className="column pt-5 pb-16">
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <Skeleton className="h-5 w-60" />
      <Skeleton className="mt-5 h-12 w-80 max-w-full md:mt-8" />
      <Skeleton className="mt-8 h-140 rounded-panel" />
    </div>
  )
}
