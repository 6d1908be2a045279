import { ListingCardSkeleton, Skeleton } from '../../ui/skeleton.tsx'

const cards = Array.from({ length: 8 }, (_, index) => index)

/** The search screen in grey, box for box. */
export function SearchSkeleton() {
  return (
    <div className="mx-auto w-[min(1440px,100%-32px)] md:w-[min(1440px,100%-48px)]">
      <p role="status" className="sr-only">
        Searching
      </p>
      <Skeleton className="my-4 h-13.5 rounded-card" />
      <div className="grid gap-7 pt-6 xl:grid-cols-[minmax(0,1fr)_440px]">
        <div>
          <Skeleton className="mb-6 h-8 w-3/5" />
          <div className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(280px,1fr))] md:gap-6">
            {cards.map((card) => (
              <ListingCardSkeleton key={card} />
            ))}
          </div>
        </div>
        <Skeleton className="hidden h-[calc(100dvh-108px)] rounded-panel xl:block" />
      </div>
    </div>
  )
}
