/**
 * The built-in analytics base (decision 18): takes page views when no analytics service is set, so that nothing
 * external is needed. Browsers tell each page that is shown once; views of listings and projects are counted by the
 * day, and nothing is kept of who looked.
 */
import type { Hono } from 'hono'
import { fieldMessages } from '#contract/api-errors.ts'
import { PageView } from '#contract/page-view.ts'
import { Invalid } from '#domain/errors.ts'
import { readJsonBody } from './body.ts'
import type { ApiContext } from './context.ts'

export function mountPageViews(app: Hono, { config, counts }: Pick<ApiContext, 'config' | 'counts'>): void {
  app.post('/api/page-views', async ({ req }) => {
    const view = PageView.safeParse(await readJsonBody(req.raw, config.bodyLimitBytes))
    if (!view.success) throw new Invalid(fieldMessages(view.error.issues))
    const subject = subjectOf(view.data.path)
    if (subject && isPerson(req.raw.headers)) counts.note('view', subject)
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  })
}

/** The listing or project whose page is at that path, by its tag. */
function subjectOf(path: string): string | undefined {
  const [, kind, id] = /^\/(listing|project)\/([1-9]\d{0,8})(?=\/|$)/.exec(path) ?? []
  return kind && `${kind}:${id}`
}

const programs =
  /bot\b|bots|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit|monitor|python|curl|wget/i

/** Not a program that says so, and not a page that was fetched before anybody wanted it. */
export function isPerson(headers: Headers): boolean {
  const agent = headers.get('user-agent') ?? ''
  return agent !== '' && !programs.test(agent) && !/prefetch|prerender/.test(headers.get('sec-purpose') ?? '')
}
