import { createRouter } from '@tanstack/react-router'
import { parseQuery, writeQuery } from './query-string.ts'
import { routeTree } from './route-tree.gen.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { NotFound } from './shell/not-found.tsx'

/** A router for one request on the server, or for the whole visit in the browser. */
export function getRouter() {
  return createRouter({
    routeTree,
    parseSearch: parseQuery,
    stringifySearch: writeQuery,
    scrollRestoration: true,
    defaultPreload: 'intent',
    trailingSlash: 'never',
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFound,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
