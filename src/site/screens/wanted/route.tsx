import { createFileRoute } from '@tanstack/react-router'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { type PostedText, sendPosted, takesPosts } from '../../forms/posting.ts'
import { wantedForm } from '../../forms/wanted-form.ts'
import { pageHead } from '../../seo.ts'
import { readQuery } from '../search/choice.ts'
import { fromSearch } from './from-search.ts'
import { WantedScreen } from './wanted-screen.tsx'

export const Route = createFileRoute('/wanted')({
  // The same keys as a search.
  validateSearch: readQuery,
  loaderDeps: ({ search }) => readQuery(search),
  server: { middleware: [takesPosts(post)] },
  loader: async ({ deps, serverContext }) => ({
    posted: serverContext?.posted,
    ...(await fromSearch(deps)),
  }),
  head: () =>
    pageHead({
      path: '/wanted',
      title: 'Wanted: tell us what you look for',
      crumb: 'Wanted',
      description:
        'Say which house, plot or office you want, where and for how much. An agent of the area looks for it and calls you.',
    }),
  component: WantedScreen,
  pendingComponent: FormPageSkeleton,
})

function post(text: PostedText) {
  return sendPosted(wantedForm, text)
}
