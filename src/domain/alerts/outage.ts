import { WhatsAppRefused, WhatsAppUnreachable } from '#integrations/whatsapp.ts'
import { MailServerUnreachable } from '#mail/circuit-breaker.ts'

/** Whether a failure is not about this message, so that all others have to wait as well. */
export function isOutage(error: unknown): error is Error {
  return error instanceof MailServerUnreachable || error instanceof WhatsAppUnreachable
}

/** Whether a receiver refuses this address or this message for good, and not us. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof WhatsAppRefused) return true
  const { responseCode = 0, command } = smtpFailure(error)
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

// Before any of the message was sent: no connection, no greeting, no sign-in.
const beforeSending = new Set([
  'EDNS',
  'ETLS',
  'EAUTH',
  'ENOAUTH',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
const beginnings = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'])

/**
 * Whether the message may have been taken despite the error: the connection broke or timed out after it was
 * begun. Another try must send the same.
 */
export function mayBeTaken(error: unknown): boolean {
  if (error instanceof WhatsAppUnreachable) return error.mayBeTaken
  if (!(error instanceof MailServerUnreachable)) return false
  const { code = '', originalCode = '' } = smtpFailure(error.cause)
  return !(beforeSending.has(code) || beforeSending.has(originalCode) || beginnings.has(originalCode))
}

type SmtpFailure = { code?: string; originalCode?: string; responseCode?: number; command?: string }

/** The fields that Nodemailer adds to an error. */
function smtpFailure(error: unknown): SmtpFailure {
  return Object(error)
}
