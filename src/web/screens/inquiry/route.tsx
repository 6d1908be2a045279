/** The inquiry form on a page of its own, for visitors without JavaScript. */
import { createFileRoute } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { inquiryModalTitle } from '#contract/messages.ts'
import { pageHead } from '../../seo.ts'
import { InquiryForm } from '../../shell/inquiry-form.tsx'
import { DetailRequest } from '../listing/detail-request.tsx'
import { type PostedForm, postForm } from './post-form.ts'

/** Answers a posted form before the page is rendered, and hands what is wrong to the page. */
const posting = createMiddleware().server(async ({ request, next }) => {
  if (request.method !== 'POST') return next({ context: { posted: nothingPosted } })
  const posted = await postForm(request)
  if ('reference' in posted) return seeOther(posted.reference)
  setResponseStatus(Object.keys(posted.errors).length > 0 ? 422 : 503)
  return next({ context: { posted } })
})

const nothingPosted: PostedForm = { values: {}, errors: {} }

export const Route = createFileRoute('/inquiry')({
  server: { middleware: [posting] },
  loader: ({ serverContext }): PostedForm => serverContext?.posted ?? nothingPosted,
  head: () =>
    pageHead({
      path: '/inquiry',
      title: inquiryModalTitle,
      description: 'Ask us about buying, renting or selling a property. We answer within a working day.',
    }),
  component: InquiryPage,
})

/** A reload of the answer must not send the form again. */
function seeOther(reference: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: `/inquiry/${encodeURIComponent(reference)}` },
  })
}

function InquiryPage() {
  const { values, errors, problem, propertyId } = Route.useLoaderData()
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
        {problem && (
          <p role="alert" className="mb-4 rounded-input bg-danger-50 px-4 py-3 text-danger">
            {problem}
          </p>
        )}
        {propertyId ? (
          <DetailRequest listingId={propertyId} initial={values} serverErrors={errors} />
        ) : (
          <InquiryForm initial={values} serverErrors={errors} draft="inquiry" />
        )}
      </div>
    </div>
  )
}
