import { useEffect, useState } from 'react'
import { searchAddress } from '#contract/search/search-address.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { wantedScreen as t } from '#messages/site.ts'
import { type Answer, call } from '#ui/api.ts'
import { buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { ListingCardSkeleton } from '#ui/skeleton.tsx'
import { ListingCard } from '../../cards/listing-card.tsx'

const shown = 3

/** Listings that match the wish already. Renders nothing when there are none: the agent looks further. */
export function MatchingListings({ choice }: { choice: SearchChoice }) {
  const [answer, setAnswer] = useState<Answer<'search'> | 'none'>()
  useEffect(() => {
    const asked = new AbortController()
    call('search', { query: { ...choice, perPage: shown }, signal: asked.signal }).then(setAnswer, () => {
      if (!asked.signal.aborted) setAnswer('none')
    })
    return () => asked.abort()
  }, [choice])
  if (answer === 'none' || answer?.data.length === 0) return null
  return (
    <section aria-labelledby="matching" className="column pb-14">
      <h2 id="matching" className="text-3xl">
        {t.matchingTitle}
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-2 md:gap-6 nav:grid-cols-3">
        {answer
          ? answer.data.map((listing) => (
              <li key={listing.id}>
                <ListingCard listing={listing} />
              </li>
            ))
          : Array.from({ length: shown }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are alike and never move
              <li key={at}>
                <ListingCardSkeleton />
              </li>
            ))}
      </ul>
      {answer && answer.pagination.totalRecords > shown && (
        <SiteLink href={searchAddress(choice)} className={`${buttonClass({ variant: 'main' })} mt-6`}>
          {t.matchingAll({ count: answer.pagination.totalRecords })}
        </SiteLink>
      )}
    </section>
  )
}
