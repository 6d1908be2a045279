import { createFileRoute } from '@tanstack/react-router'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { type PostedText, sendPosted, takesPosts } from '../../forms/posting.ts'
import { wantedForm } from '../../forms/wanted-form.ts'
import { knownKeys } from '../search/query.ts'
import { readQuery } from '../search/read-query.ts'
import { fromSearch } from './from-search.ts'
import { WantedScreen } from './wanted-screen.tsx'

export const Route = createFileRoute('/wanted')({
  // The same keys as a search.
  validateSearch: knownKeys,
  loaderDeps: ({ search }) => knownKeys(search),
  server: { middleware: [takesPosts(post)] },
  loader: async ({ deps, serverContext }) => ({
    posted: serverContext?.posted,
    ...(await fromSearch(readQuery(deps))),
  }),
  // Loaded with the screen, so that no other page carries it.
  head: async () => (await import('./wanted-head.ts')).wantedHead(),
  component: WantedScreen,
  pendingComponent: FormPageSkeleton,
})

function post(text: PostedText) {
  return sendPosted(wantedForm, text)
}
