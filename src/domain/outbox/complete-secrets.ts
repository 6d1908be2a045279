/** The secrets of mails: put in when they are sent, and never shown to staff. */
import type { Mailer } from '#mail/mailer.ts'
import { staffMails as t } from '#messages/admin.ts'
import { confirmCode, confirmToken, linkSecret } from '../alerts/index.ts'
import { holdCode } from '../bookings/index.ts'
import { replacePlaceholders, type SecretKind } from '../mails/index.ts'
import { completingLinks, withoutLink } from '../staff/index.ts'
import { viewingSecret } from '../viewings/index.ts'

type Make = (secret: string, first: string, second: string) => string

const makers: Record<SecretKind, Make> = {
  'alert-manage': (secret, key) => linkSecret(secret, 'manage', key),
  'alert-unsubscribe': (secret, key) => linkSecret(secret, 'unsubscribe', key),
  'alert-confirm': (secret, reference, key) => confirmToken(secret, { reference, key }),
  'alert-code': (secret, reference, key) => confirmCode(secret, { reference, key }),
  'hold-code': (secret, seed, reference) => holdCode(secret, { reference, seed }),
  viewing: (secret, key) => viewingSecret(secret, key),
}

const isKind = (kind: string): kind is SecretKind => Object.hasOwn(makers, kind)

/** Returns a mailer that makes the secrets of the mails that it sends. */
export function completingSecrets(mailer: Mailer, secret: string): Mailer {
  const whole = completingLinks(mailer, secret)
  const complete = (text: string) =>
    replacePlaceholders(text, (kind, first, second) => {
      if (!isKind(kind)) throw new Error(`A mail has a secret of an unknown kind: ${kind}`)
      return makers[kind](secret, first, second)
    })
  return {
    ...whole,
    send: (mail) =>
      whole.send({
        ...mail,
        text: complete(mail.text),
        html: complete(mail.html),
        ...(mail.calendar && { calendar: complete(mail.calendar) }),
      }),
  }
}

/** The text of a mail as staff may read it. */
export function withoutSecrets(mail: { purpose: string; text: string }): string {
  return replacePlaceholders(withoutLink(mail), () => t.secretHidden)
}
