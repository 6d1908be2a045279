import type { Hono } from 'hono'
import type { ApiContext } from './context.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'
import { cacheable } from './read.ts'

/** Describes the API at `/api/openapi.json` for machines and at `/api/docs` for people. */
export function mountDocs(app: Hono, { config }: Pick<ApiContext, 'config'>): void {
  // Written when first asked for: a start has better things to do.
  let document: string | undefined
  let page: string | undefined
  app.get('/api/openapi.json', ({ req }) => {
    document ??= JSON.stringify(openApi(config.publicUrl, config.systems))
    return cacheable(req.raw, document, {})
  })
  app.get('/api/docs', ({ req }) => {
    page ??= docsPage(openApi(config.publicUrl, config.systems))
    return cacheable(req.raw, page, { 'content-type': 'text/html; charset=utf-8' })
  })
}
