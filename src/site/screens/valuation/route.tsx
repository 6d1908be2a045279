import { createFileRoute } from '@tanstack/react-router'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { type PostedText, sendPosted, takesPosts } from '../../forms/posting.ts'
import { valuationForm } from '../../forms/valuation-form.ts'
import { ValuationScreen } from './valuation-screen.tsx'

export const Route = createFileRoute('/valuation')({
  server: { middleware: [takesPosts(post)] },
  loader: ({ serverContext }) => serverContext?.posted,
  // Loaded with the screen, so that no other page carries it.
  head: async () => (await import('./valuation-head.ts')).valuationHead(),
  component: ValuationScreen,
  pendingComponent: FormPageSkeleton,
})

function post(text: PostedText) {
  return sendPosted(valuationForm, text)
}
