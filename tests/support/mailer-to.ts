import type { Mail, Mailer } from '#mail/mailer.ts'

/** A mailer that hands what it is to send to the test. */
export function mailerTo(take: (mail: Mail) => void): Mailer {
  return {
    inTurn: (_, work) => work(),
    isReachable: () => true,
    greet: async () => {},
    close() {},
    send: async (mail) => take(mail),
  }
}
