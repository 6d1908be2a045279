import { eq } from 'drizzle-orm'
import { pathInLanguage } from '#contract/language-paths.ts'
import { viewings } from '#db/schema/index.ts'
import { foldLines } from '#mail/calendar.ts'
import { viewingErrors as t } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { invitation } from './appointment.ts'
import { keyOfLink, viewingLink } from './link.ts'
import { viewingRows } from './rows.ts'

/**
 * A confirmed viewing for the visitor's calendar.
 * @throws NotFound for a forged link, and for a viewing that is not confirmed
 */
export async function visitorCalendar(
  ctx: Context<'db' | 'secret' | 'siteUrl' | 'clock'>,
  secret: string,
): Promise<string> {
  const key = keyOfLink(ctx, secret)
  const [row] = await viewingRows(ctx.db).where(eq(viewings.key, key))
  if (row?.viewing.state !== 'confirmed') throw new NotFound(t.unknown)
  const siteUrl = ctx.siteUrl()
  const link = siteUrl + pathInLanguage(viewingLink(ctx, key), row.lead.language)
  return foldLines(invitation(row, { method: 'PUBLISH', link, siteUrl, now: ctx.clock() }) ?? '')
}
