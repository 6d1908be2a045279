import type { AnyRouter } from '@tanstack/react-router'

/** Open Graph and JSON-LD, which the server alone writes (`seo.ts`). */
const forRobots = 'meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]'

/** Takes what the server said of the first page out of the head, once another page is shown. */
export function dropServerHead(router: AnyRouter): () => void {
  const unsubscribe = router.subscribe('onRendered', ({ fromLocation, hrefChanged }) => {
    // The page that the server rendered comes from no other.
    if (!fromLocation || !hrefChanged) return
    unsubscribe()
    for (const element of document.head.querySelectorAll(forRobots)) element.remove()
  })
  return unsubscribe
}
