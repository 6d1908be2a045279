import { formParts as t } from '#messages/site.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** A page with a form in grey, box for box. */
export function FormPageSkeleton() {
  return (
    <div className="column grid gap-x-16 gap-y-8 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)] lg:grid-rows-[auto_1fr]">
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <div className="stack-4">
        <Skeleton className="h-12 w-3/5" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-6 w-2/3" />
      </div>
      <div className="stack-3.5 rounded-panel border border-line p-5 md:p-7 lg:row-span-2">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-28" />
        <Skeleton className="h-11" />
      </div>
      <Skeleton className="h-60 rounded-panel" />
    </div>
  )
}
