import { createFileRoute } from '@tanstack/react-router'
import { load } from '#ui/load.ts'
import { withCode } from '#ui/static-part.tsx'
import { JobCard } from '../../cards/static-vacancy-card.ts'
import { listOfPage } from '../../list-of-page.ts'
import { readCareersChoice } from './careers-address.ts'
import { readCareersQuery } from './careers-query.ts'
import { CareersScreen } from './careers-screen.tsx'
import { CareersSkeleton } from './careers-skeleton.tsx'

export const Route = createFileRoute('/careers')({
  validateSearch: readCareersQuery,
  loaderDeps: ({ search }) => readCareersQuery(search),
  loader: ({ deps, abortController: { signal } }) => {
    const { cityId, department, page } = readCareersChoice(deps)
    return withCode(
      [JobCard],
      listOfPage(load('jobPostings', { query: { cityId, department, current_page: page }, signal }), signal),
    )
  },
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData, match }) =>
    (await import('./careers-head.ts')).careersHead(match.search, loaderData),
  component: CareersScreen,
  pendingComponent: CareersSkeleton,
})
