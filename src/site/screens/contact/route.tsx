import { createFileRoute } from '@tanstack/react-router'
import { agency } from '#agency'
import { feedbackForm, getInTouchForm } from '../../forms/contact-forms.ts'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { type PostedText, sendPosted, takesPosts } from '../../forms/posting.ts'
import { officesOf } from '../../offices.ts'
import { agencyJsonLd, pageHead } from '../../seo.ts'
import { ContactScreen } from './contact-screen.tsx'

export const Route = createFileRoute('/contact')({
  server: { middleware: [takesPosts(post)] },
  loader: ({ serverContext }) => serverContext?.posted,
  head: ({ matches }) =>
    pageHead({
      path: '/contact',
      title: 'Contact us',
      description: `Phone, WhatsApp, e-mail and opening hours of every office of ${agency.name}, a call back on request, and a place for your feedback.`,
      crumb: 'Contact us',
      jsonLd: [agencyJsonLd(officesOf(matches))],
    }),
  component: ContactScreen,
  pendingComponent: FormPageSkeleton,
})

/** Two forms post to this page. */
function post(text: PostedText) {
  return text('form') === getInTouchForm.id
    ? sendPosted(getInTouchForm, text)
    : sendPosted(feedbackForm, text)
}
