import { type AnyRouter, rootRouteId } from '@tanstack/react-router'

/** What the file of React and its router is called (`vite.config.ts`). */
const frameworkFile = '/framework-'

/** As often a file is asked for where no line is, with pauses that double. */
const mostTries = 3
const firstPauseMs = 1_500

type Manifest = NonNullable<NonNullable<AnyRouter['ssr']>['manifest']>

/**
 * Takes a page's scripts out of what the router renders, and renders one in their place that fetches them after the
 * first paint: until then the line and the processor of a cheap phone belong to what is seen. `early-presses.ts` keeps
 * what a visitor presses meanwhile.
 */
export function fetchScriptsLate(router: AnyRouter): void {
  const manifest = router.ssr?.manifest
  if (!manifest) return
  const routes = router.stores.matches.get().map(({ routeId }) => manifest.routes[routeId] ?? {})
  const [entry, ...more] = routes.flatMap(({ scripts = [] }) => scripts)
  const address = entry?.attrs?.src
  // While developing, the entry is written into the page.
  if (typeof address !== 'string' || more.length > 0) return
  const files = routes
    .flatMap(({ preloads = [] }) => preloads)
    .map((file) => (typeof file === 'string' ? file : file.href))
  router.ssr = { manifest: withOnly(fetchAfterPaint([...new Set([address, ...files])]), manifest) }
}

/** The manifest without files to fetch but the style sheets, and with one script that is written into the page. */
function withOnly(script: string, manifest: Manifest): Manifest {
  const routes: Manifest['routes'] = {}
  for (const [id, { css }] of Object.entries(manifest.routes)) if (css) routes[id] = { css }
  routes[rootRouteId] = { ...routes[rootRouteId], scripts: [{ children: script }] }
  return { ...manifest, routes }
}

/**
 * The first file is the entry, the others are what it needs. A few at a time: to begin a request takes a cheap phone
 * several milliseconds. A page in the background is not painted, and some browsers do not tell when they have painted.
 * The framework is run before the entry, in a task of its own, so that what a visitor presses meanwhile waits less. A
 * file that did not come is asked for again, and then with the whole page: some browsers remember that it failed.
 */
function fetchAfterPaint(files: readonly string[]): string {
  const [entry = '', ...needed] = files
  const framework = needed.find((file) => file.includes(frameworkFile)) ?? entry
  const others = files.filter((file) => file !== framework)
  const add =
    "function a(u,r,t){var e=d.createElement(r?'script':'link');r?(e.type='module',e.async=!0,e.onload=r,e.onerror=function(){b(u,r,t||0)},e.src=u):(e.rel='modulepreload',e.href=u);d.head.append(e)}"
  const again = `function b(u,r,t){var e=Error('The module script '+u+' did not come');t>${mostTries}?q.stayPlain(e):setTimeout(function(){fetch(u,{method:'HEAD',cache:'no-store'}).then(function(x){t||!x.ok?q.loadAnew(e,q.typed()):a(u,r,1)},function(){b(u,r,t+1)})},${firstPauseMs}<<t)}`
  const fetchAll =
    'function f(){a(w,function(){w!=m&&a(m,Object)});g()}function g(){n.splice(0,4).forEach(function(u){a(u)});n[0]&&setTimeout(g)}'
  const tellsPaint =
    "(self.PerformanceObserver&&PerformanceObserver.supportedEntryTypes||[]).includes('paint')"
  const afterPaint =
    "new PerformanceObserver(function(l,o){o.disconnect();f()}).observe({type:'paint',buffered:!0})"
  return `!function(d,w,m,n,q){d.currentScript.remove();if(q.state=='plain')return;${add}${again}${fetchAll}d.hidden||!${tellsPaint}?f():${afterPaint}}(document,${JSON.stringify(framework)},${JSON.stringify(entry)},${JSON.stringify(others)},aanganGate)`
}
