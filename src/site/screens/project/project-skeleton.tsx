import { project as t } from '#messages/site.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** The project screen in grey, box for box. */
export function ProjectSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <div className="bg-green-900">
        <div className="column grid gap-x-20 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,500px)]">
          <div className="stack-5 pb-10 *:opacity-20 lg:pt-24 lg:pb-12">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-16 w-4/5" />
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-14" />
            <Skeleton className="h-12 w-3/4" />
          </div>
          <div className="order-first -mx-4 aspect-5/4 overflow-hidden md:-mx-6 md:aspect-video lg:order-0 lg:mx-0 lg:mt-10 lg:aspect-auto lg:h-140 lg:rounded-t-[50%_42%]">
            <Skeleton className="h-full opacity-20" />
          </div>
        </div>
      </div>
      <div className="column grid gap-14 py-14 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="stack-4">
          <Skeleton className="h-7 w-52" />
          <Skeleton className="h-28" />
          <Skeleton className="h-44" />
          <Skeleton className="h-64" />
        </div>
        <Skeleton className="h-140 rounded-panel" />
      </div>
    </>
  )
}
