/**
 * The built-in analytics base (decision 18): takes page views when no analytics service is set, so that nothing
 * external is needed. A view leaves a line in the request log and nothing else.
 */
import type { Hono } from 'hono'
import { fieldMessages } from '#contract/api-errors.ts'
import { PageView } from '#contract/page-view.ts'
import { Invalid } from '#domain/errors.ts'
import { readJsonBody } from './body.ts'
import type { ApiContext } from './context.ts'

export function mountPageViews(app: Hono, { config }: Pick<ApiContext, 'config'>): void {
  app.post('/api/page-views', async ({ req }) => {
    const view = PageView.safeParse(await readJsonBody(req.raw, config.bodyLimitBytes))
    if (!view.success) throw new Invalid(fieldMessages(view.error.issues))
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  })
}
