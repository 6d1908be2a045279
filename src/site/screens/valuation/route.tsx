import { createFileRoute } from '@tanstack/react-router'
import { valuationScreen as t } from '#messages/site.ts'
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
      title: t.title,
      crumb: t.crumb,
      description: t.description,
    }),
  component: ValuationScreen,
  pendingComponent: FormPageSkeleton,
})

function post(text: PostedText) {
  return sendPosted(valuationForm, text)
}
