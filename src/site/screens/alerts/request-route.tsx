import { createFileRoute } from '@tanstack/react-router'
import { savedAlertsPath } from '#contract/paths.ts'
import { load } from '#ui/load.ts'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { type PostedText, takesPosts } from '../../forms/posting.ts'
import { orNotFound } from '../../or-not-found.ts'
import { OldLink } from './old-link.tsx'
import { postAlert } from './post-alert.ts'
import { RequestScreen } from './request-screen.tsx'
import { requestState } from './request-state.ts'

export const Route = createFileRoute('/alerts/new/$reference')({
  server: { middleware: [takesPosts(post)] },
  loader: async ({ params, serverContext, abortController: { signal } }) => ({
    request: (await orNotFound(load('alertRequest', { params, signal }))).data,
    posted: serverContext?.posted,
  }),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) =>
    (await import('./alerts-head.ts')).alertsHead(loaderData ? requestState(loaderData.request) : 'none'),
  component: RequestScreen,
  pendingComponent: FormPageSkeleton,
  notFoundComponent: OldLink,
})

/** The code of the message. */
function post(text: PostedText) {
  const [reference, code] = [text('reference'), text('code')]
  return postAlert('alert-code', { code }, async () => {
    const { data } = await load('confirmAlertByCode', { params: { reference }, body: { code } })
    return `${savedAlertsPath(data.secret)}?done=confirmed`
  })
}
