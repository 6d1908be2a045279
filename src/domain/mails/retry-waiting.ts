import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { mails } from '#db/schema/index.ts'
import { type JobName, mailJobs, storedName } from '#queue/jobs.ts'
import type { Context } from '../context.ts'
import { runEach } from '../run-each.ts'

/** Older mails are out of date: staff decide in the outbox whether to send them. */
const mostDays = 7
const atOnce = 1_000

/**
 * Sends waiting mails that have no job left, such as after a start without a mail server. A mail whose job
 * was given up or put away is left to staff.
 */
export async function retryWaitingMails({
  db,
  mailer,
  queue,
}: Context<'db' | 'queue' | 'mailer'>): Promise<void> {
  if (!mailer) return
  await runEach({
    'Emails older than a week': () => keepOldOnes(db),
    'Waiting emails': async () => {
      const { rows } = await db.execute<{ id: number }>(orphans(sql`>`))
      await queue.enqueueAll(
        db,
        'mail-written',
        rows.map(({ id }) => ({ data: { mailId: id } })),
      )
    },
  })
}

async function keepOldOnes(db: Db): Promise<void> {
  const old = sql`(${orphans(sql`<=`)})`
  await db
    .update(mails)
    .set({ status: 'kept' })
    .where(and(eq(mails.status, 'waiting'), inArray(mails.id, old)))
}

/** Written a minute ago or more, `age` (a comparison) a week ago, and sent by no job. */
function orphans(age: SQL) {
  return sql`
    select mail.id from ${mails} as mail
    where mail.status = 'waiting' and coalesce(mail.claimed_until < now(), true)
      and mail.created_at < now() - interval '1 minute'
      and mail.created_at ${age} now() - make_interval(days => ${mostDays})
      and not exists (select from (${unfinishedJobs}) as job where job.of = ${jobOf})
      and not exists (select from (${unfinishedJobs}) as job where job.of = ${jobAbout('mail-written', sql`mail.id`)})
    order by mail.id limit ${atOnce}`
}

/** The job that sends a mail besides 'mail-written', with the number of what it is about. */
const jobOf = sql`case
  when mail.application_id is not null then ${jobAbout('application-received', sql`mail.application_id`)}
  when mail.booking_id is not null then ${jobAbout('booking-changed', sql`mail.booking_id`)}
  when mail.purpose like 'given %' then ${jobAbout('email-agent', sql`mail.lead_id`)}
  when mail.purpose like 'unopened %' then ${jobAbout('remind-managers', sql`mail.lead_id`)}
  when mail.purpose like 'viewing %' then ${jobAbout('viewing-changed', sql`mail.lead_id`)}
  when mail.lead_id is not null then ${jobAbout('lead-received', sql`mail.lead_id`)}
  else '' end`

function jobAbout(name: JobName, id: SQL): SQL {
  return sql`${`${storedName(name)} `}::text || ${id}`
}

const unfinishedJobs = sql`
  select job.name || ' ' || coalesce(each_lead.id, data ->> 'mailId', data ->> 'leadId', data ->> 'applicationId', data ->> 'bookingId') as of
  from pgboss.job as job
  left join lateral jsonb_array_elements_text(data -> 'leadIds') as each_lead (id) on true
  where state <> 'completed' and name = any(${sql.param(mailJobs.map(storedName))}::text[])`
