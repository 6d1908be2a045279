import { and, count, desc, eq, ilike, isNotNull, or, type SQL } from 'drizzle-orm'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import type { mailStatuses } from '#contract/admin/system.ts'
import { mails } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { audit } from '../audit/index.ts'
import type { AllowedContext } from '../context.ts'
import { NotFound } from '../errors.ts'
import { containing } from '../like-pattern.ts'
import { pagination } from '../pagination.ts'
import { withoutSecrets } from './complete-secrets.ts'

const perPage = 50

export type MailQuery = {
  page: number
  q?: string | undefined
  status?: (typeof mailStatuses)[number] | 'failing' | undefined
}

const rowColumns = {
  id: mails.id,
  recipient: mails.recipient,
  subject: mails.subject,
  purpose: mails.purpose,
  status: mails.status,
  problem: mails.problem,
  created_at: mails.created_at,
  sent_at: mails.sent_at,
}

/** Every mail, newest first. */
export async function listMails(
  { db }: AllowedContext<'system.manage'>,
  { page, q, status, canSend }: { canSend: boolean } & MailQuery,
): Promise<AdminAnswer<'mails'>> {
  const text = q === undefined ? undefined : containing(q)
  const where = and(
    isLike(status),
    text === undefined ? undefined : or(ilike(mails.recipient, text), ilike(mails.subject, text)),
  )
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(mails).where(where),
    db
      .select(rowColumns)
      .from(mails)
      .where(where)
      .orderBy(desc(mails.created_at), desc(mails.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
  ])
  return {
    data: rows.map(presentTimes),
    can_send: canSend,
    pagination: pagination(total?.count ?? 0, page, perPage),
  }
}

/**
 * One mail with its text, without links or codes that would give access to another account. Reading is
 * recorded in the audit log.
 * @throws NotFound for an unknown id
 */
export async function readMail(
  { db, actor }: AllowedContext<'system.manage'>,
  id: number,
): Promise<AdminAnswer<'mail'>['data']> {
  const [row] = await db
    .select({
      ...rowColumns,
      reply_to: mails.reply_to,
      text: mails.text,
      lead_id: mails.lead_id,
      application_id: mails.application_id,
      booking_id: mails.booking_id,
    })
    .from(mails)
    .where(eq(mails.id, id))
  if (!row) throw new NotFound(t.unknownMail)
  await audit(db, actor, { action: 'read', entity: 'mail', entityId: id, before: null, after: null })
  return presentTimes({ ...row, text: withoutSecrets(row) })
}

function isLike(status: MailQuery['status']): SQL | undefined {
  if (status === undefined) return undefined
  if (status === 'failing') return and(eq(mails.status, 'waiting'), isNotNull(mails.problem))
  return eq(mails.status, status)
}

function presentTimes<Row extends { created_at: Date; sent_at: Date | null }>(row: Row) {
  return { ...row, created_at: row.created_at.toISOString(), sent_at: row.sent_at?.toISOString() ?? null }
}
