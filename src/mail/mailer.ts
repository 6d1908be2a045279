/** The one way a mail is sent: few at a time, and none while the mail server does not answer. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { createTransport } from 'nodemailer'
import PQueue from 'p-queue'
import { type Step, traced } from '#tracing/steps.ts'
import { foldLines, methodOf } from './calendar.ts'
import { openCircuitBreaker } from './circuit-breaker.ts'

/** A mail as it is kept in the database. Addresses are plain, without a name. */
export type Mail = {
  /** The same for every attempt to send it, so that a mailbox can tell a second copy. */
  messageId: string
  recipient: string
  reply_to: string | null
  subject: string
  text: string
  html: string
  /** An appointment, as `writeCalendar` writes it. */
  calendar?: string | null
  /** Where mailboxes unsubscribe the recipient by one POST (RFC 8058), for emails that are sent regularly. */
  unsubscribe?: string
}

export type Mailer = {
  /**
   * Does work that sends the mail of this id, once a place is free. A second call for the same id meanwhile
   * returns the same promise and does no second work.
   * @throws MailServerUnreachable immediately while the mail server does not answer, and what `work` throws
   */
  inTurn(id: number | string, work: () => Promise<void>): Promise<void>
  send(mail: Mail): Promise<void>
  /** Has the mail server greet and take the sign-in, without a mail. @throws when it does not */
  greet(): Promise<void>
  /** Whether a mail may be tried: false from a failure on until the mail server greets again. */
  isReachable(): boolean
  close(): void
}

export type MailerOptions = {
  smtpUrl: string
  /** The sender as it is shown. */
  from: string
  /** How long the mail server may say nothing. */
  patienceMs?: number
  /** The first pause after it did not answer. */
  restMs?: number
  /** Called when the mail server is lost, with what it said, and when it has taken a mail again. */
  onReach?: (isReachable: boolean, error?: unknown) => void
  /** Called when it greets again after that: one waiting mail may be tried. */
  onGreeting?: () => void
}

// Of the whole process: a slow mail server is not to be flooded, and a fast one takes hundreds a second so.
const mostAtOnce = 5

/** A claim on a mail must last longer than this: nothing is sent any more when it is over. */
export const longestSendMs = 40_000

/**
 * Sends through the mail server at `smtpUrl`. Nodemailer encodes every header, so nothing a visitor typed can become
 * one.
 */
export function openMailer({
  smtpUrl,
  from,
  patienceMs = 20_000,
  restMs,
  onReach,
  onGreeting,
}: MailerOptions): Mailer {
  // Without these it would hold a silent connection for up to ten minutes.
  const timeouts = {
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  }
  const transport = createTransport(
    { url: smtpUrl, ...timeouts },
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
  const breaker = openCircuitBreaker({ probe: () => transport.verify(), onReach, onGreeting, restMs })
  const queue = new PQueue({ concurrency: mostAtOnce })
  const underWay = new Map<number | string, Promise<void>>()
  return {
    inTurn(id, work) {
      const begun = underWay.get(id)
      if (begun) return begun
      // The queue may start this work from another task's context; `bind` keeps the caller's.
      const done = queue
        .add(AsyncLocalStorage.bind(() => breaker.admit(work)))
        .finally(() => underWay.delete(id))
      underWay.set(id, done)
      return done
    },
    async send({ messageId, recipient, reply_to, subject, text, html, calendar, unsubscribe }) {
      const mail = {
        messageId,
        to: { name: '', address: recipient },
        ...(reply_to && { replyTo: { name: '', address: reply_to } }),
        subject,
        text,
        html,
        ...(calendar && {
          icalEvent: { method: methodOf(calendar), filename: 'viewing.ics', content: foldLines(calendar) },
        }),
        ...(unsubscribe && {
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
      }
      await traced(sendStep, () => breaker.run(() => withPatience(transport.sendMail(mail))))
    },
    async greet() {
      await transport.verify()
    },
    isReachable: breaker.isReachable,
    close() {
      breaker.close()
      transport.close()
    },
  }
}

// The trace does not say who the recipient is.
const sendStep: Step = { name: 'send email', kind: 'client' }

/** A server that sends a byte now and then never times out, so the whole send has a limit, too. */
async function withPatience(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('The mail server did not answer in time.'), { code: 'ETIMEDOUT' })
    timer = setTimeout(() => reject(error), longestSendMs)
  })
  try {
    await Promise.race([sending, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
