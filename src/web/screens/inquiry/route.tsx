/** The inquiry form on a page of its own, for visitors without JavaScript. */
import { createFileRoute } from '@tanstack/react-router'
import { inquiryModalTitle } from '#contract/messages.ts'
import { parsePropertyId } from '#contract/validation.ts'
import { detailRequestForm, inquiryForm } from '../../forms/inquiry-forms.ts'
import { type PostedText, receiptPath, sendPosted, takesPosts } from '../../forms/posting.ts'
import { pageHead } from '../../seo.ts'
import { InquiryForm } from '../../shell/inquiry-form.tsx'
import { DetailRequest } from '../listing/detail-request.tsx'

export const Route = createFileRoute('/inquiry')({
  server: { middleware: [takesPosts(post)] },
  loader: ({ serverContext }) => serverContext?.posted,
  head: () =>
    pageHead({
      path: '/inquiry',
      title: inquiryModalTitle,
      description: 'Ask us about buying, renting or selling a property. We answer within a working day.',
    }),
  component: InquiryPage,
})

/** The property inquiry when a `property_id` came along, else the general one. */
async function post(text: PostedText) {
  const listing = text('property_id')
  if (!listing) return sendPosted(inquiryForm, text, (lead) => receiptPath(inquiryForm, lead.reference))
  const form = detailRequestForm(listing)
  const answer = await sendPosted(form, text, (lead) => receiptPath(form, lead.reference))
  return 'posted' in answer ? { posted: { ...answer.posted, about: listing } } : answer
}

function InquiryPage() {
  const posted = Route.useLoaderData()
  const listingId = parsePropertyId(posted?.about ?? '')
  return (
    <div className="column grid gap-10 py-10 md:grid-cols-[1fr_425px] md:py-16">
      <div>
        <h1 className="text-4xl">{inquiryModalTitle}</h1>
        <p className="mt-4 max-w-[28em] text-lg text-muted">
          Tell us what you are looking for, or what you want to sell. An agent who knows the place reads it
          and calls you back.
        </p>
      </div>
      <div className="rounded-panel border border-line p-6">
        {listingId ? (
          <DetailRequest listingId={listingId} posted={posted} />
        ) : (
          <InquiryForm posted={posted} draft="inquiry" />
        )}
      </div>
    </div>
  )
}
