/** The private calendar of a member of staff: its address, and what it holds. */
import { and, eq, gt, inArray } from 'drizzle-orm'
import { agencyText } from '#contract/agency-texts.ts'
import { staffCalendarPath } from '#contract/paths.ts'
import { reachOf } from '#contract/permissions.ts'
import { staff, viewings } from '#db/schema/index.ts'
import { foldLines, writeCalendar } from '#mail/calendar.ts'
import { viewingRules as t, viewingAlerts } from '#messages/admin.ts'
import { inLanguage } from '#messages/language.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext, Context } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { newKey, readSignedKey, signedKey } from '../../signed-key.ts'
import { staffAppointment } from '../appointment.ts'
import { type ViewingRow, viewingRows } from '../rows.ts'
import { ofAgent } from './reach.ts'

const purpose = 'calendar'
/** How long past viewings stay in it. */
const daysBack = 60

/** The path of one's own calendar; null while it has none. */
export async function showCalendarAddress({
  db,
  actor,
  secret,
}: AllowedContext<'leads.read', 'db' | 'secret'>): Promise<string | null> {
  const [account] = await db.select({ key: staff.calendarKey }).from(staff).where(eq(staff.id, actor.id))
  return account?.key ? staffCalendarPath(signedKey(secret, purpose, account.key)) : null
}

/** Gives one's own calendar a new address, or none; the old one ends. */
export async function changeCalendarAddress(
  ctx: AllowedContext<'leads.read', 'db' | 'secret'>,
  active: boolean,
): Promise<string | null> {
  const { db, actor } = ctx
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ key: staff.calendarKey })
      .from(staff)
      .where(eq(staff.id, actor.id))
      .for('update')
    await tx
      .update(staff)
      .set({ calendarKey: active ? newKey() : null })
      .where(eq(staff.id, actor.id))
    await audit(tx, actor, {
      action: 'change calendar address',
      entity: 'staff',
      entityId: actor.id,
      before: { calendar: before?.key !== null },
      after: { calendar: active },
    })
  })
  return showCalendarAddress(ctx)
}

/**
 * The viewings of an agent, or of the whole agency for staff who see all leads and are no agent.
 * @throws NotFound for a forged or replaced address, and for an account that is no longer active
 */
export async function staffCalendar(
  { db, secret, siteUrl, clock }: Context<'db' | 'secret' | 'siteUrl' | 'clock'>,
  given: string,
): Promise<string> {
  const key = readSignedKey(secret, purpose, given)
  const [account] =
    key === undefined
      ? []
      : await db
          .select({ role: staff.role, agentId: staff.agentId })
          .from(staff)
          .where(and(eq(staff.calendarKey, key), eq(staff.active, true)))
  const reach = account && reachOf(account.role, 'leads.read')
  if (!account || !reach) throw new NotFound(t.unknownCalendar)
  const { agentId } = account
  const mine = agentId === null ? (reach === 'all' ? undefined : ofAgent(0)) : ofAgent(agentId)
  const since = new Date(clock().getTime() - daysBack * 86_400_000)
  const rows = await viewingRows(db)
    .where(and(mine, inArray(viewings.state, ['confirmed', 'done']), gt(viewings.at, since)))
    .orderBy(viewings.at, viewings.id)
  return foldLines(
    writeCalendar({
      method: 'PUBLISH',
      now: clock(),
      name: viewingAlerts.calendar.name({ agency: agencyText('name') }),
      appointments: rows.map((row) => inLanguage('en', () => published(row, siteUrl()))),
    }),
  )
}

function published(row: ViewingRow, siteUrl: string) {
  return staffAppointment(row, { begins: row.viewing.at ?? row.viewing.created_at, siteUrl })
}
