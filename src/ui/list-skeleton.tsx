import { Skeleton } from './skeleton.tsx'

/** A screen with two filters and a list of cards, in grey, box for box. */
export function ListSkeleton({
  status,
  cards,
  headingClass,
  listClass,
  cardClass,
}: {
  /** The text for screen readers. */
  status: string
  cards: number
  headingClass: string
  listClass: string
  cardClass: string
}) {
  return (
    <div className="column pt-5 pb-16">
      <p role="status" className="sr-only">
        {status}
      </p>
      <Skeleton className="h-5 w-32" />
      <Skeleton className="mt-5 h-12 w-72 md:mt-8" />
      <Skeleton className="mt-3 h-14 w-full max-w-[36em]" />
      <div className="mt-8 flex flex-wrap gap-3">
        <Skeleton className="h-14.5 w-full rounded-input sm:w-60" />
        <Skeleton className="h-14.5 w-full rounded-input sm:w-60" />
      </div>
      <Skeleton className={`mb-5 h-8 w-40 ${headingClass}`} />
      <div className={`grid gap-4 md:gap-6 ${listClass}`}>
        {Array.from({ length: cards }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: grey boxes have no other name than their place
          <Skeleton key={card} className={cardClass} />
        ))}
      </div>
    </div>
  )
}
