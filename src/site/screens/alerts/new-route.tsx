import { createFileRoute } from '@tanstack/react-router'
import { alertRequestPath } from '#contract/paths.ts'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { type PostedText, sendPosted, takesPosts } from '../../forms/posting.ts'
import { homeAlertForm, readChannels, searchAlertForm } from './alert-forms.ts'
import { loadNewAlert } from './new-alert.ts'
import { readNewAlert } from './new-alert-query.ts'
import { NewAlertScreen } from './new-alert-screen.tsx'

export const Route = createFileRoute('/alerts/new')({
  validateSearch: readNewAlert,
  loaderDeps: ({ search }) => readNewAlert(search),
  server: { middleware: [takesPosts(post)] },
  loader: async ({ deps, serverContext, abortController: { signal } }) => ({
    posted: serverContext?.posted,
    // A form that was refused says itself which search it is about: its address has none.
    alert: await loadNewAlert(parseSearch(serverContext?.posted?.about) ?? deps, signal),
  }),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) =>
    (await import('./alerts-head.ts')).alertsHead(loaderData?.alert.of === 'listing' ? 'home' : 'new'),
  component: NewAlertScreen,
  pendingComponent: FormPageSkeleton,
})

async function post(text: PostedText) {
  const [listing, query] = [text('listing_id'), text('search')]
  const channels = await readChannels()
  if (listing) return sendPosted(homeAlertForm(listing, channels), text, alertRequestPath)
  const answer = await sendPosted(searchAlertForm(query, channels), text, alertRequestPath)
  if (!('posted' in answer)) return answer
  return { ...answer, posted: { ...answer.posted, about: query } }
}

function parseSearch(query: string | undefined) {
  return query === undefined ? undefined : readNewAlert(Object.fromEntries(new URLSearchParams(query)))
}
