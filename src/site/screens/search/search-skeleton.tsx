import { searchResults as t } from '#messages/site.ts'
import { ListingCardSkeleton, Skeleton } from '#ui/skeleton.tsx'
import { besideMap, resultColumns, searchColumn } from './first-row.ts'

const cards = Array.from({ length: 8 }, (_, index) => index)

/** The search screen in grey, box for box. */
export function SearchSkeleton() {
  return (
    <div className={searchColumn()}>
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <Skeleton className="my-4 h-13.5 rounded-card" />
      <div className={`grid gap-6 pt-6 ${besideMap()}`}>
        <div>
          <Skeleton className="mb-6 h-8 w-3/5" />
          <div className={resultColumns}>
            {cards.map((card) => (
              <ListingCardSkeleton key={card} />
            ))}
          </div>
        </div>
        <Skeleton className="hidden h-[calc(var(--window-height)-108px)] rounded-panel xl:block" />
      </div>
    </div>
  )
}
