import { and, between, eq, lt, sql } from 'drizzle-orm'
import { leads, mails, viewings } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { type EmailMessage, sendOnce } from '../mails/index.ts'
import { toAgent } from './email-viewing.ts'
import { reminderLetters, reminderReason } from './emails.ts'
import { type ViewingRow, viewingRows } from './rows.ts'

const hourMs = 3_600_000

/** How long before a viewing each reminder goes, and how long before it would come too late. */
const reminders = [
  { ahead: 'day', fromMs: 24 * hourMs, untilMs: 4 * hourMs },
  { ahead: 'hours', fromMs: 2 * hourMs, untilMs: hourMs / 4 },
] as const

/**
 * Reminds visitor and agent of each confirmed viewing the day before and two hours before; not of one that was
 * confirmed after that time. Each mail goes once, however often this is called.
 * @throws the mail server's error when it takes no mail; the next call continues where this one ended
 */
export async function remindOfViewings(ctx: Context<'db' | 'mailer' | 'siteUrl' | 'clock'>): Promise<void> {
  const letters: EmailMessage[] = []
  for (const reminder of reminders)
    for (const row of await dueRows(ctx, reminder)) letters.push(...(await lettersOf(ctx, row, reminder)))
  await sendOnce(ctx, letters)
}

type Reminder = (typeof reminders)[number]

/** The confirmed viewings of which nobody was reminded yet. */
async function dueRows(
  { db, clock }: Context<'db' | 'clock'>,
  { ahead, fromMs, untilMs }: Reminder,
): Promise<ViewingRow[]> {
  const now = clock().getTime()
  const wasReminded = sql`exists (select from ${mails} where ${mails.lead_id} = ${viewings.lead_id}
    and ${mails.purpose} = 'viewing reminder told ' || ${viewings.version} || ' ' || ${ahead}::text)`
  return viewingRows(db)
    .where(
      and(
        eq(viewings.state, 'confirmed'),
        between(viewings.at, new Date(now + untilMs), new Date(now + fromMs)),
        lt(viewings.updated_at, sql`${viewings.at} - make_interval(secs => ${fromMs / 1000})`),
        sql`not ${wasReminded}`,
      ),
    )
    .orderBy(viewings.at, leads.id)
}

async function lettersOf(
  ctx: Context<'db' | 'siteUrl'>,
  row: ViewingRow,
  { ahead }: Reminder,
): Promise<EmailMessage[]> {
  const purpose = `viewing reminder told ${row.viewing.version} ${ahead}` as const
  return [
    ...reminderLetters(row, ctx.siteUrl(), ahead),
    ...(await toAgent(ctx, row, { purpose, reason: reminderReason(row, ahead) })),
  ]
}
