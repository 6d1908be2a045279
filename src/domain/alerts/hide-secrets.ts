import type { Needs } from '../context.ts'
import { placeholder } from '../mails/index.ts'
import type { ContactRow } from './contacts.ts'
import type { StoredMessage } from './message-types.ts'
import { confirmCode, confirmToken, linkSecret } from './secrets.ts'

/** Returns what puts a placeholder for each secret of a message into its text, as it may be stored (ADR 0042). */
export function hidingSecrets(
  { secret }: Needs<'secret'>,
  { key }: Pick<ContactRow, 'key'>,
  { reference }: Pick<StoredMessage, 'reference'>,
): (text: string) => string {
  const secrets: [found: string, stands: string][] = [
    [linkSecret(secret, 'manage', key), placeholder('alert-manage', key)],
    [linkSecret(secret, 'unsubscribe', key), placeholder('alert-unsubscribe', key)],
  ]
  if (reference !== null)
    secrets.push(
      [confirmToken(secret, { reference, key }), placeholder('alert-confirm', reference, key)],
      [confirmCode(secret, { reference, key }), placeholder('alert-code', reference, key)],
    )
  return (text) => secrets.reduce((hidden, [found, stands]) => hidden.replaceAll(found, stands), text)
}
