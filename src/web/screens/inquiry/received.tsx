import { createFileRoute, notFound } from '@tanstack/react-router'
import { toasts } from '#contract/messages.ts'
import { isReference } from '#contract/reference.ts'
import { searchAddress } from '#contract/search-address.ts'
import { pageHead } from '../../seo.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

export const Route = createFileRoute('/inquiry/$reference')({
  loader: ({ params }) => {
    if (!isReference(params.reference)) throw notFound()
  },
  head: ({ params }) =>
    pageHead({
      path: `/inquiry/${params.reference}`,
      title: toasts.inquiry.success,
      description: 'We have your inquiry and will get back to you.',
      noindex: true,
    }),
  component: Received,
})

/** What a visitor without JavaScript sees once the inquiry is stored. */
function Received() {
  const { reference } = Route.useParams()
  return (
    <EmptyState
      heading="h1"
      title={toasts.inquiry.success}
      text={
        <>
          Your reference is <strong className="whitespace-nowrap text-ink">{reference}</strong>. Name it when
          you call us.
        </>
      }
    >
      <SiteLink href={searchAddress({ purpose: 'sale' })} className={buttonClass({ variant: 'main' })}>
        See more properties
      </SiteLink>
    </EmptyState>
  )
}
