/** The PDFs of published reports, at the address of their page with '.pdf' behind it. */
import { create as contentDisposition } from 'content-disposition'
import type { Hono } from 'hono'
import { quarterlyReportPdf } from '#domain/reports/index.ts'
import { inLanguage } from '#messages/language.ts'
import type { ApiContext } from './context.ts'
import { isStillHeld } from './read.ts'

const pattern = ':file{[^/]+\\.pdf}'

export function mountQuarterlyReports(app: Hono, context: ApiContext): void {
  app.get(`/reports/:city/${pattern}`, ({ req }) =>
    inLanguage('en', () => send(context, { ...req.param(), request: req.raw })),
  )
  app.get(`/ur/reports/:city/${pattern}`, ({ req }) =>
    inLanguage('ur', () => send(context, { ...req.param(), request: req.raw })),
  )
}

async function send(
  context: ApiContext,
  { city, file, request }: { city: string; file: string; request: Request },
): Promise<Response> {
  const { name, tag, pdf } = await quarterlyReportPdf(context, { city, quarter: file.replace(/\.pdf$/, '') })
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': contentDisposition(name, { type: 'inline' }),
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    etag: `"${tag}"`,
  }
  const isHeld = isStillHeld(request.headers.get('if-none-match'), `"${tag}"`)
  return new Response(isHeld ? null : new Uint8Array(pdf), { status: isHeld ? 304 : 200, headers })
}
