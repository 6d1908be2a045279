import { projectList as t } from '#messages/site.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** The list of projects in grey, box for box. */
export function ProjectsSkeleton() {
  return (
    <div className="column pt-5 pb-16 md:pb-24">
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <Skeleton className="h-5 w-32" />
      <Skeleton className="mt-5 h-12 w-60 md:mt-8" />
      <Skeleton className="mt-3 h-14 w-full max-w-[36em] md:h-7" />
      <div className="mt-8 grid grid-cols-2 gap-2 md:grid-cols-3 lg:grid-cols-6">
        {boxes(6).map((box) => (
          <Skeleton key={box} className="h-13.5 rounded-card" />
        ))}
      </div>
      <Skeleton className="mt-10 mb-5 h-13.5 w-44" />
      <div className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {boxes(6).map((card) => (
          <Skeleton key={card} className="aspect-20/21 rounded-panel" />
        ))}
      </div>
    </div>
  )
}

function boxes(count: number): number[] {
  return Array.from({ length: count }, (_, box) => box)
}
