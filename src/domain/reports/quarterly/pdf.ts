/** Quarterly reports as PDFs: published ones, kept in memory once made, and drafts for staff. */
import { createHash } from 'node:crypto'
import type { QuarterlyReport } from '#contract/reports/quarterly-report.ts'
import { quarterlyReport as t } from '#messages/common.ts'
import { inLanguage, type Language } from '#messages/language.ts'
import { missing } from '#messages/server.ts'
import type { AllowedContext, Context } from '../../context.ts'
import { NotFound, Unavailable } from '../../errors.ts'
import { printDocument } from '../print/print.ts'
import { quarterlyDocument } from './document.ts'
import { readReport, showQuarterlyReport } from './show.ts'

// About 100 KB each.
const mostKept = 100
/** Leaves places free for what staff print. */
const mostAtOnce = 3

const kept = new Map<string, Promise<Buffer>>()
let underWay = 0

/**
 * A published report in the current language; `tag` identifies its content.
 * @throws NotFound when it is not published, Unavailable when too many are being made
 */
export async function quarterlyReportPdf(
  ctx: Context,
  of: { city: string; quarter: string },
): Promise<{ name: string; tag: string; pdf: Buffer }> {
  const report = await showQuarterlyReport(ctx, of)
  const document = quarterlyDocument(report)
  const tag = createHash('sha1').update(JSON.stringify(document)).digest('base64url')
  return { name: nameOf(report), tag, pdf: await (kept.get(tag) ?? keep(tag, () => printDocument(document))) }
}

function keep(tag: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (underWay >= mostAtOnce) throw new Unavailable(missing.document)
  underWay += 1
  const making = make().finally(() => {
    underWay -= 1
  })
  kept.set(tag, making)
  // A failed report is made again for the next request.
  making.catch(() => kept.delete(tag))
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return making
}

/**
 * A report as visitors will get it, published or not.
 * @throws NotFound for an unknown id, Unavailable when the PDF cannot be made now
 */
export function quarterlyReportDraft(
  ctx: AllowedContext<'content.edit'>,
  { id, language }: { id: number; language: Language },
): Promise<{ name: string; pdf: Buffer }> {
  return inLanguage(language, async () => {
    const report = await readReport(ctx.db, id)
    if (!report) throw new NotFound(missing.quarterlyReport)
    return { name: nameOf(report), pdf: await printDocument(quarterlyDocument(report)) }
  })
}

function nameOf({ city, quarter }: QuarterlyReport): string {
  return t.fileName({ city: city.slug, quarter })
}
