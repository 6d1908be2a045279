import { createFileRoute } from '@tanstack/react-router'
import { readCostsQuery } from './costs-address.ts'
import { loadCosts } from './costs-data.ts'
import { CostsScreen } from './costs-screen.tsx'

export const Route = createFileRoute('/costs')({
  validateSearch: readCostsQuery,
  loaderDeps: ({ search }) => readCostsQuery(search),
  loader: ({ deps, abortController }) => loadCosts(deps, abortController.signal),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ match }) => (await import('./costs-head.ts')).costsHead(match.search),
  component: CostsScreen,
})
