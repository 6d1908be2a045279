/** The pages' entry on the server: a Request in, a whole page out. */

import { rootRouteId } from '@tanstack/react-router'
import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { loadStaticParts } from '#ui/static-part.tsx'
import { fetchScriptsLate } from './late-scripts.ts'

/**
 * The router's own handler for whole pages, but for the way the page goes on: as the text it is, when the server
 * takes it so. An error is the server's to log and to answer.
 */
const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const shown = router.state.matches.at(-1)
    // Of an address that there is not, only the root is shown.
    if (shown && shown.routeId !== rootRouteId) globalThis.aanganPage?.getStore()?.takeRoute?.(shown.fullPath)
    await loadStaticParts()
    fetchScriptsLate(router)
    const rendered = renderToString(createElement(RouterServer, { router }))
    const html = await transformHtmlStringWithRouter(router, rendered)
    const takeHtml = globalThis.aanganPage?.getStore()?.takeHtml
    takeHtml?.(html)
    return new Response(takeHtml ? null : html, { status: getSsrStatus(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

export default createServerEntry({ fetch: createStartHandler(renderPage) })
