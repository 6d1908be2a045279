import { createRouter } from '@tanstack/react-router'
import { parseQuery, writeQuery } from '#ui/query-string.ts'
import { routeTree } from './route-tree.gen.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { NotFound } from './shell/not-found.tsx'

/** A router for one request on the server, or for the whole visit in the browser. */
export function getRouter() {
  const router = createRouter({
    routeTree,
    parseSearch: parseQuery,
    stringifySearch: writeQuery,
    scrollRestoration: createScrolling(),
    defaultPreload: 'intent',
    trailingSlash: 'never',
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFound,
  })
  // The page's policy allows the scripts that the router writes, and no other.
  if (import.meta.env.SSR) {
    const nonce = globalThis.aanganPage?.getStore()?.nonce
    if (nonce !== undefined) router.options.ssr = { nonce }
  }
  return router
}

/** Whoever began to read before the scripts came is not sent back to the top by them. */
function createScrolling(): () => boolean {
  let isFirst = true
  return () => {
    const isReading = isFirst && globalThis.scrollY > 0
    isFirst = false
    return !isReading
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
