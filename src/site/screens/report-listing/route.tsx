/** Where a visitor reports an error in a listing. */
import { createFileRoute, notFound } from '@tanstack/react-router'
import { parsePropertyId } from '#contract/listings/property-id.ts'
import { reportListingPath } from '#contract/paths.ts'
import { placeText } from '#ui/listing/contact-links.ts'
import { load } from '#ui/load.ts'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { type PostedText, sendPosted, takesPosts } from '../../forms/posting.ts'
import { orNotFound } from '../../or-not-found.ts'
import { reportForm } from './report-form.ts'
import { ReportListingScreen } from './report-listing-screen.tsx'

export const Route = createFileRoute('/listing/$id/report')({
  validateSearch: ({ sent }): { sent?: 'yes' } => (sent === 'yes' ? { sent } : {}),
  server: { middleware: [takesPosts(post)] },
  loader: async ({ params, serverContext, abortController: { signal } }) => {
    const id = parsePropertyId(params.id)
    if (id === undefined) throw notFound()
    const { property } = await orNotFound(load('listing', { params: { id }, signal }))
    return { id, title: property.title, place: placeText(property), posted: serverContext?.posted }
  },
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) =>
    loaderData ? (await import('./report-listing-head.ts')).reportListingHead(loaderData.id) : {},
  component: ReportListingScreen,
  pendingComponent: FormPageSkeleton,
})

function post(text: PostedText) {
  const id = Number(text('listing'))
  return sendPosted(reportForm(id), text, () => `${reportListingPath(id)}?sent=yes`)
}
