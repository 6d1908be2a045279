import { listingEditor as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { call } from '../../call.ts'
import { When } from '../../components/relative-time.tsx'
import { notify } from '../../components/toasts.ts'
import { useSending } from '../../components/use-sending.ts'
import { fieldLabels } from './field-texts.ts'
import { type Opened, reviewedFields } from './listing-values.ts'
import type { ListingEditor } from './use-listing-editor.ts'

/** The state of the author's own change: waiting for approval, or sent back with a reason. */
export function OwnReview({ opened, editor }: { opened: Opened; editor: ListingEditor }) {
  const sending = useSending()
  const { review } = opened
  if (!review) return null
  const { returned } = review
  const fields = reviewedFields(opened)
  if (!returned && fields.length === 0) return null
  const isOff = sending.isSending || editor.isChanged
  const withdraw = async () => {
    if (isOff) return
    const body = { version: editor.version }
    const isDone = await sending.send(async () =>
      editor.accept((await call('withdrawListingChange', { params: { id: opened.id }, body })).data),
    )
    if (isDone) notify(t.review.withdrawn)
  }
  const names = fields.map((field) => fieldLabels[field]).join(', ')
  return (
    <div className="mb-6 stack-2 rounded-card border border-gold bg-gold-50 px-4 py-3">
      {returned ? (
        <>
          <p className="font-medium">
            {t.review.sentBackBy({ by: returned.by })} <When iso={returned.at} />
          </p>
          <p className="break-words whitespace-pre-line">{returned.reason}</p>
          <p>{fields.length > 0 ? t.review.correctChange({ fields: names }) : t.review.correctListing}</p>
        </>
      ) : (
        <p>
          {t.review.sent} <When iso={review.sentAt} />. {t.review.waiting({ fields: names })}
        </p>
      )}
      {sending.error && (
        <p role="alert" className="text-danger">
          {sending.error}
        </p>
      )}
      {fields.length > 0 && (
        <Button size="sm" aria-disabled={isOff} onClick={() => void withdraw()}>
          {t.review.withdraw}
        </Button>
      )}
    </div>
  )
}
