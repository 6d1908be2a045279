import { createFileRoute } from '@tanstack/react-router'
import { alertsPath } from '#contract/paths.ts'
import { load } from '#ui/load.ts'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { sendPosted, takesPosts } from '../../forms/posting.ts'
import { alertsLinkForm, readChannels } from './alert-forms.ts'
import { LinkScreen } from './link-screen.tsx'

export const Route = createFileRoute('/alerts')({
  // Whether the link was just asked for.
  validateSearch: ({ sent }): { sent?: 'yes' } => (sent === 'yes' ? { sent } : {}),
  server: {
    middleware: [
      takesPosts(async (text) =>
        sendPosted(alertsLinkForm(await readChannels()), text, () => `${alertsPath}?sent=yes`),
      ),
    ],
  },
  loader: async ({ serverContext, abortController: { signal } }) => ({
    channels: (await load('alertChannels', { signal })).data.channels,
    posted: serverContext?.posted,
  }),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ match }) =>
    (await import('./alerts-head.ts')).alertsHead(match.search.sent ? 'linkSent' : 'link'),
  component: LinkScreen,
  pendingComponent: FormPageSkeleton,
})
