import { createFileRoute } from '@tanstack/react-router'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { type PostedText, sendPosted, takesPosts } from '../../forms/posting.ts'
import { valuationForm } from '../../forms/valuation-form.ts'
import { pageHead } from '../../seo.ts'
import { ValuationScreen } from './valuation-screen.tsx'

export const Route = createFileRoute('/valuation')({
  server: { middleware: [takesPosts(post)] },
  loader: ({ serverContext }) => serverContext?.posted,
  head: () =>
    pageHead({
      path: '/valuation',
      title: 'What is your property worth?',
      crumb: 'Valuation',
      description:
        'Say where your house, plot or shop is and how big: an agent of the area compares it with what was sold nearby.',
    }),
  component: ValuationScreen,
  pendingComponent: FormPageSkeleton,
})

function post(text: PostedText) {
  return sendPosted(valuationForm, text)
}
