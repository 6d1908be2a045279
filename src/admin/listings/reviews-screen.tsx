import { getRouteApi } from '@tanstack/react-router'
import { listingTable as t } from '#messages/admin.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { ReviewRows } from './review-rows.tsx'

const route = getRouteApi('/admin/listing-reviews')

/** Every listing and change that waits for approval. */
export function ReviewsScreen() {
  const { count, listings } = route.useLoaderData()
  return (
    <Screen title={t.inReview} text={t.inReviewIntro}>
      {count === 0 ? (
        <EmptyState look="list" title={t.noReviews} text={t.noReviewsHelp} />
      ) : (
        <Panel>
          <ReviewRows rows={listings} />
          {count > listings.length && (
            <p className="mt-4 text-muted">
              {t.oldest({ shown: listings.length, total: count.toLocaleString('en') })}
            </p>
          )}
        </Panel>
      )}
    </Screen>
  )
}
