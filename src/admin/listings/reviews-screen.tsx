import { getRouteApi } from '@tanstack/react-router'
import { EmptyState } from '#ui/empty-state.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { ReviewRows } from './review-rows.tsx'

const route = getRouteApi('/admin/listing-reviews')

/** Every listing and change that waits for approval. */
export function ReviewsScreen() {
  const { count, listings } = route.useLoaderData()
  return (
    <Screen
      title="In review"
      text="New listings, and changes of published ones. Open one to approve it or send it back."
    >
      {count === 0 ? (
        <EmptyState
          look="list"
          title="Nothing to review"
          text="What agents send for review, or change on a published listing, is listed here."
        />
      ) : (
        <Panel>
          <ReviewRows rows={listings} />
          {count > listings.length && (
            <p className="mt-4 text-muted">
              {`The oldest ${listings.length} of ${count.toLocaleString('en')}.`}
            </p>
          )}
        </Panel>
      )}
    </Screen>
  )
}
