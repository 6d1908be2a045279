import { useRouterState } from '@tanstack/react-router'

/**
 * The path of the page that is shown. On a slow line that is for seconds not the one that was asked for: until the
 * next page or its skeleton has come, all around a page must stay as the page needs it.
 */
export function useShownPath(): string {
  // The first match is the root's, which is all that an address without a page has.
  return useRouterState({ select: ({ matches, location }) => matches[1]?.pathname ?? location.pathname })
}
