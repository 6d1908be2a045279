/** Alerts as visitors make them, with the messages that reach them. */
import { agency } from '#agency'
import { AlertConfirmed, AlertReceipt } from '#contract/alerts/alerts.ts'
import { theSite } from '#domain/access/actor.ts'
import { writeLink } from '#domain/alerts/send-link.ts'
import { sendMessage } from '#domain/alerts/send-message-job.ts'
import { type MailerOptions, openMailer } from '#mail/mailer.ts'
import type { JobPayloads } from '#queue/jobs.ts'
import type { TestApi } from './api.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { post } from './staff.ts'

/** The context of jobs about alerts. */
function alertsContext(api: TestApi, mailbox: Mailbox, options: Partial<MailerOptions> = {}) {
  const mailer = openMailer({ smtpUrl: mailbox.url, from: agency.email, ...options })
  const ctx = {
    ...api.context,
    actor: theSite,
    mailer,
    pool: api.database.pool,
    siteUrl: () => 'https://homes.example',
  }
  return { ctx, mailer }
}

/** A site that sends its alerts to a mailbox of the test's own. */
export async function openAlerts(api: TestApi, options: Partial<MailerOptions> = {}) {
  const mailbox = await openMailbox()
  const { ctx, mailer } = alertsContext(api, mailbox, options)
  return {
    ctx,
    mailbox,
    /** Sends the messages that wait: confirmations and links. */
    async sendMessages() {
      const { rows } = await api.database.pool.query<{ id: number }>(
        "select id from alert_messages where state = 'held' and purpose <> 'matches' order by id",
      )
      for (const { id } of rows) await sendMessage(ctx, id)
    },
    /** Writes the messages with a link that were asked for. */
    async runLinkJobs() {
      const { rows } = await api.database.pool.query<{ data: JobPayloads['alerts-link'] }>(
        "delete from pgboss.job where name = 'alerts-link' returning data",
      )
      for (const { data } of rows) await writeLink(ctx, data)
    },
    async close() {
      mailer.close()
      await mailbox.close()
    },
  }
}

/** Asks for an alert; gives its reference. */
export async function askForAlert(api: TestApi, wish: object, path = '/api/alerts'): Promise<string> {
  const answer = await post(api, path, wish)
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
  return AlertReceipt.parse(await answer.json()).data.reference
}

/** The text of a mail, its lines joined again. */
export function textOf(mail: string): string {
  const [, encoded = ''] = /content-type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/i.exec(mail) ?? []
  const isBase64 = /content-type: text\/plain[\s\S]*?content-transfer-encoding: base64/i.test(
    mail.split('text/html')[0] ?? '',
  )
  if (isBase64) return Buffer.from(encoded, 'base64').toString()
  const bytes = encoded
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** The text after a path in a mail, such as the token behind '/alerts/confirm/'. */
export function behind(path: string, mail: string | undefined): string {
  const found = new RegExp(`${path}([\\w-]+)`).exec(textOf(mail ?? ''))?.[1]
  if (!found) throw new Error(`The mail has no ${path}`)
  return found
}

/** Confirms an alert by the link of its mail; gives the secret of the page with all alerts. */
export async function confirmAlert(api: TestApi, mail: string | undefined): Promise<string> {
  const answer = await post(api, `/api/alerts/confirm/${behind('/alerts/confirm/', mail)}`, {})
  return AlertConfirmed.parse(await answer.json()).data.secret
}
