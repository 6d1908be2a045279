import { createFileRoute } from '@tanstack/react-router'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { type PostedText, sendPosted, takesPosts } from '../../forms/posting.ts'
import { valuationForm } from '../../forms/valuation-form.ts'
import { readEstimateAsked } from './estimate-address.ts'
import { loadEstimate } from './estimate-data.ts'
import { ValuationScreen } from './valuation-screen.tsx'

export const Route = createFileRoute('/valuation')({
  server: { middleware: [takesPosts(post)] },
  validateSearch: readEstimateAsked,
  loaderDeps: ({ search }) => readEstimateAsked(search),
  loader: async ({ deps, serverContext, abortController: { signal } }) => ({
    ...(await loadEstimate(deps, signal)),
    posted: serverContext?.posted,
  }),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ match }) => (await import('./valuation-head.ts')).valuationHead(match.search),
  component: ValuationScreen,
  pendingComponent: FormPageSkeleton,
})

function post(text: PostedText) {
  return sendPosted(valuationForm, text)
}
