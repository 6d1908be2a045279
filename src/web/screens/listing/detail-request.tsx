import { detailRequestForm } from '../../forms/inquiry-forms.ts'
import { MessageForm } from '../../forms/message-form.tsx'
import type { Posted } from '../../forms/posting.ts'

/** The detail request of a listing. */
export function DetailRequest({ listingId, posted }: { listingId: number; posted?: Posted | undefined }) {
  return (
    <MessageForm
      site={detailRequestForm(listingId)}
      name="property_id"
      id={listingId}
      message={`Is ID ${listingId} still available?`}
      action="/inquiry"
      submit="Request details"
      again="Ask again"
      posted={posted}
    />
  )
}
