import { createFileRoute } from '@tanstack/react-router'
import { feedbackForm, getInTouchForm } from '../../forms/contact-forms.ts'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { type PostedText, sendPosted, takesPosts } from '../../forms/posting.ts'
import { officesFromMatches } from '../../offices.ts'
import { ContactScreen } from './contact-screen.tsx'

export const Route = createFileRoute('/contact')({
  server: { middleware: [takesPosts(post)] },
  loader: ({ serverContext }) => serverContext?.posted,
  // Loaded with the screen, so that no other page carries it.
  head: async ({ matches }) => (await import('./contact-head.ts')).contactHead(officesFromMatches(matches)),
  component: ContactScreen,
  pendingComponent: FormPageSkeleton,
})

/** Two forms post to this page. */
function post(text: PostedText) {
  return text('form') === getInTouchForm.id
    ? sendPosted(getInTouchForm, text)
    : sendPosted(feedbackForm, text)
}
