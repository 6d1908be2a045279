import { agent as t } from '#messages/site.ts'
import { Skeleton } from '#ui/skeleton.tsx'

const cards = [1, 2, 3, 4]

/** The agent's screen in grey, box for box. */
export function AgentSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <div className="column pt-5 pb-3.5">
        <Skeleton className="h-5 w-60" />
      </div>
      <div className="md:bg-sand">
        <div className="column grid gap-x-20 md:grid-cols-[auto_minmax(0,1fr)]">
          <div className="grid justify-items-center max-md:-mx-4 max-md:bg-sand">
            <Skeleton className="arch mt-8 h-57 w-48 rounded-b-none! md:mt-10 md:h-95 md:w-80" />
          </div>
          <div className="stack-4 max-md:pt-7 md:self-center">
            <Skeleton className="h-11 w-80 max-w-full" />
            <Skeleton className="h-6 w-52" />
            <Skeleton className="h-16 max-w-120" />
            <Skeleton className="h-11 w-72 max-w-full" />
          </div>
        </div>
      </div>
      <div className="column grid gap-4 pt-12 pb-16 md:grid-cols-2 md:gap-6 md:pt-16 nav:grid-cols-4">
        {cards.map((card) => (
          <Skeleton key={card} className="h-115 rounded-card" />
        ))}
      </div>
    </>
  )
}
