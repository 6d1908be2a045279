import { Skeleton } from '../../ui/skeleton.tsx'

const cards = [1, 2, 3, 4, 5, 6, 7, 8]

/** The list of agents in grey, box for box. */
export function TeamSkeleton() {
  return (
    <div className="column pt-5 pb-16">
      <p role="status" className="sr-only">
        Loading the agents
      </p>
      <Skeleton className="h-5 w-32" />
      <Skeleton className="mt-5 h-12 w-72 md:mt-8" />
      <Skeleton className="mt-3 h-14 w-full max-w-[36em]" />
      <div className="mt-8 flex flex-wrap gap-3">
        <Skeleton className="h-14.5 w-full rounded-input sm:w-60" />
        <Skeleton className="h-14.5 w-full rounded-input sm:w-60" />
      </div>
      <Skeleton className="mt-10 mb-5 h-8 w-40 md:mt-14" />
      <div className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3 xl:grid-cols-4">
        {cards.map((card) => (
          <Skeleton key={card} className="h-56 rounded-panel md:h-115" />
        ))}
      </div>
    </div>
  )
}
