import { useRouter, useRouterState } from '@tanstack/react-router'
import { SearchSkeleton } from './search-skeleton.tsx'
import { lastShown } from './shown-search.ts'

/** From one search to the next the results stay, dimmed; from anywhere else the screen comes in grey first. */
export function SearchPending() {
  const router = useRouter()
  const from = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const shown = from === '/search' ? lastShown(router) : undefined
  return shown ? <shown.View data={shown.data} /> : <SearchSkeleton />
}
