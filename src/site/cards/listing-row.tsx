import type { ReactNode } from 'react'
import type { Card } from '#ui/listing/contact-links.ts'
import { FailedList } from '../parts/failed-list.tsx'
import { ListingCard } from './static-cards.ts'

/**
 * Up to four listings under a heading; a row to swipe on phones. `children` are beside the heading. Undefined are
 * listings that could not be loaded.
 */
export function ListingRow({
  title,
  listings,
  children,
}: {
  title: string
  listings: readonly Card[] | undefined
  children?: ReactNode
}) {
  if (listings?.length === 0) return null
  return (
    <section className="pb-16 print:hidden">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 className="text-3xl">{title}</h2>
        {children}
      </div>
      {!listings && <FailedList />}
      <ul className="card-row grid gap-4 max-md:-mx-4 max-md:auto-cols-[min(84%,340px)] max-md:grid-flow-col max-md:snap-x max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 md:grid-cols-2 md:gap-6 nav:grid-cols-4">
        {listings?.slice(0, 4).map((listing) => (
          <li key={listing.id} className="min-w-0 snap-start">
            <ListingCard
              listing={listing}
              sizes="(width < 768px) min(76vw, 338px), (width < 1060px) 46vw, 300px"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
