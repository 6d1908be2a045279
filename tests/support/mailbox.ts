import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  /** For the setting SMTP_URL. */
  url: string
  /** Mails as they arrived, headers and all. */
  received: string[]
  /** How many connections wait for an answer. */
  unanswered(): number
  /** Resolves when so many mails are there. */
  has(count: number): Promise<void>
  /** Refuses so many mails, as a mail server in trouble does, after it took a few. */
  refuseNext(count: number, after?: number): void
  /** Refuses mails to such addresses for good. */
  refuseRecipients(like: RegExp | undefined): void
  /** Takes mails, but hangs at the end of DATA after so many, until `speak`. */
  holdReceipts(after: number): void
  /** Accepts connections and sends nothing, until `speak`. */
  fallSilent(): void
  speak(): void
  close(): Promise<void>
}

/** A mail server of the test's own, on a free port. */
export async function openMailbox(): Promise<Mailbox> {
  const received: string[] = []
  const waiting = new Set<() => void>()
  const unanswered: (() => void)[] = []
  let isSilent = false
  let refusals = 0
  let refused: RegExp | undefined
  let receipts = Number.POSITIVE_INFINITY
  const unsaid: (() => void)[] = []
  let stillTaken = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, done) {
      if (isSilent) unanswered.push(done)
      else done()
    },
    onMailFrom(_address, _session, done) {
      if (stillTaken > 0 || refusals === 0) {
        stillTaken = Math.max(0, stillTaken - 1)
        return done()
      }
      refusals--
      done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
    },
    onRcptTo({ address }, _session, done) {
      if (!refused?.test(address)) return done()
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString())
        for (const look of waiting) look()
        receipts -= 1
        if (receipts < 0) unsaid.push(done)
        else done()
      })
    },
  })
  // The sender may be killed in the middle of a message.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port }: Pick<AddressInfo, 'port'> = Object(server.server.address())
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    unanswered: () => unanswered.length,
    has: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (received.length < count) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    refuseNext(count, after = 0) {
      refusals = count
      stillTaken = after
    },
    refuseRecipients(like) {
      refused = like
    },
    holdReceipts(after) {
      receipts = after
    },
    fallSilent() {
      isSilent = true
    },
    speak() {
      isSilent = false
      receipts = Number.POSITIVE_INFINITY
      for (const say of unsaid.splice(0)) say()
      for (const greet of unanswered.splice(0)) greet()
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
