import { Link } from '@tanstack/react-router'
import { today as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import type { Answer } from '../call.ts'
import { Panel } from '../components/screen.tsx'
import { ReviewRows } from '../listings/review-rows.tsx'

/** New listings, and changes of published ones, that wait for approval. */
export function ListingsInReview({
  inReview: { count, listings },
}: {
  inReview: NonNullable<Answer<'today'>['data']['inReview']>
}) {
  return (
    <Panel title={t.inReview.title}>
      {count === 0 ? (
        <p className="text-muted">{t.inReview.none}</p>
      ) : (
        <>
          <p className="mb-3 text-muted">{t.inReview.waiting({ count })}</p>
          <ReviewRows rows={listings} />
          {count > listings.length && (
            <Link to="/listing-reviews" className={`${buttonClass({ size: 'sm' })} mt-4`}>
              {t.seeAll({ count: count.toLocaleString('en') })}
            </Link>
          )}
        </>
      )}
    </Panel>
  )
}

/** One's own listings and changes that a manager sent back. */
export function SentBack({ returned }: Pick<Answer<'today'>['data'], 'returned'>) {
  if (returned.length === 0) return null
  return (
    <Panel title={t.sentBack}>
      <ul className="divide-y divide-line">
        {returned.map(({ id, title, by, reason }) => (
          <li key={id} className="py-2.5 first:pt-0 last:pb-0">
            <Link
              to="/listings/$id"
              params={{ id: String(id) }}
              className="font-medium text-green-700 underline underline-offset-4"
            >
              {title}
            </Link>
            <p className="line-clamp-3 break-words text-sm text-muted">{`${by}: ${reason}`}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
