import { createFileRoute } from '@tanstack/react-router'
import { agencyText } from '#contract/agency-texts.ts'
import { contactScreen as t } from '#messages/site.ts'
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
      title: t.title,
      description: t.description({ agency: agencyText('name') }),
      crumb: t.title,
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
