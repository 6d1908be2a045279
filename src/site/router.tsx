import {
  type AnyRoute,
  type AnyRouter,
  type AsyncRouteComponent,
  createLazyRoute,
  createRouter,
  type LocationRewrite,
} from '@tanstack/react-router'
import { splitLanguage } from '#contract/language-paths.ts'
import { currentLanguage } from '#messages/language.ts'
import { localPath } from '#ui/local-path.ts'
import { parseQuery, writeQuery } from '#ui/query-string.ts'
import { routeTree } from './route-tree.gen.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { NotFound } from './shell/not-found.tsx'
import { keepScrollPosition } from './shell/scroll-position.ts'

/** A router for one request on the server, or for the whole visit in the browser. */
export function getRouter() {
  const router = createRouter({
    routeTree,
    ...(currentLanguage() === 'ur' && { rewrite: urduAddresses }),
    parseSearch: parseQuery,
    stringifySearch: writeQuery,
    scrollRestoration: createScrolling(),
    defaultPreload: 'intent',
    trailingSlash: 'never',
    // As everything that judges an address; the server leads to small letters.
    caseSensitive: true,
    defaultErrorComponent: ErrorScreen,
    // `KeepPage` wraps it instead.
    disableGlobalCatchBoundary: true,
    defaultNotFoundComponent: NotFound,
  })
  if (currentLanguage() === 'ur') compareAsWritten(router)
  if (!import.meta.env.SSR) {
    awaitSkeletons(router)
    keepScrollPosition(router)
  }
  // The page's policy allows the scripts that the router writes, and no other.
  if (import.meta.env.SSR) {
    const nonce = globalThis.aanganPage?.getStore()?.nonce
    if (nonce !== undefined) router.options.ssr = { nonce }
  }
  return router
}

/** Routes are written once: paths below `/ur` are matched and linked without that prefix. */
const urduAddresses: LocationRewrite = {
  input({ url }) {
    url.pathname = splitLanguage(url.pathname).target
    return url
  },
  output({ url }) {
    url.pathname = localPath(url.pathname)
    return url
  },
}

/**
 * The router redirects to its own spelling of an address. It compares rewritten addresses as they were
 * requested, with a comma as %2C, and others as it writes them: without this, a search of two areas would
 * redirect for ever.
 */
function compareAsWritten(router: Pick<AnyRouter, 'parseLocation'>): void {
  const { parseLocation } = router
  router.parseLocation = (asked, before) => {
    const location = parseLocation(asked, before)
    return { ...location, publicHref: asked.pathname + location.searchStr + asked.hash }
  }
}

/**
 * A skeleton is loaded with its screen. The router would show it before that, as a blank page; as a lazy option it is
 * shown once it has loaded, and until then the previous page stays.
 */
function awaitSkeletons(router: AnyRouter): void {
  for (const route of Object.values<AnyRoute>(router.routesById)) {
    const { options } = route
    // A skeleton in place of a page whose filters change would close what is open in it and lose the focus.
    Object.defineProperty(options, 'pendingMs', {
      configurable: true,
      get: () => (staysOnPage(router) ? Number.POSITIVE_INFINITY : undefined),
    })
    const skeleton = options.pendingComponent
    if (!isLoadedLater(skeleton)) continue
    delete options.pendingComponent
    route.lazy(async () => {
      await skeleton.preload?.()
      return createLazyRoute(route.id)({ pendingComponent: skeleton })
    })
  }
}

function staysOnPage({ latestLocation, state }: AnyRouter): boolean {
  return latestLocation.pathname === state.resolvedLocation?.pathname
}

function isLoadedLater(component: unknown): component is AsyncRouteComponent<object> {
  return typeof component === 'function' && 'preload' in component
}

/** Keep the scroll position of a visitor who began to read before the scripts had loaded. */
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
