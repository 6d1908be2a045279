/** The one way a mail leaves the house. */
import { createTransport } from 'nodemailer'

/** A mail as it is kept in the database. Addresses are plain, without a name. */
export type Mail = {
  /** The same for every attempt to send it, so that a mailbox can tell a second copy. */
  messageId: string
  recipient: string
  reply_to: string | null
  subject: string
  text: string
  html: string
}

export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

const patienceMs = 20_000

/**
 * Sends through the mail server at `smtpUrl`; `from` is the sender as it is shown. Nodemailer encodes every
 * header, so nothing a visitor typed can become one.
 */
export function openMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport(smtpUrl, {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ messageId, recipient, reply_to, subject, text, html }) {
      await withPatience(
        transport.sendMail({
          messageId,
          to: { name: '', address: recipient },
          ...(reply_to && { replyTo: { name: '', address: reply_to } }),
          subject,
          text,
          html,
        }),
      )
    },
    close: () => transport.close(),
  }
}

async function withPatience(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server did not answer in time.')), patienceMs)
  })
  try {
    await Promise.race([sending, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
