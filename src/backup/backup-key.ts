/** The key of the backups: an identity of age (https://age-encryption.org), whose own program opens them, too. */
import { createHmac } from 'node:crypto'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { StartupError } from '#db/startup-error.ts'

export type BackupKey = {
  /** Opens what is sealed: 'AGE-SECRET-KEY-1…'. */
  identity: string
  /** Seals. It is no secret, and says whose key a folder of backups needs: 'age1…'. */
  recipient: string
}

/** @throws StartupError when it is no key */
export async function readKey(identity: string | undefined): Promise<BackupKey | undefined> {
  if (identity === undefined) return undefined
  try {
    return { identity, recipient: await identityToRecipient(identity) }
  } catch {
    throw new StartupError(
      'BACKUP_KEY is not a valid key. A key begins with AGE-SECRET-KEY-1; npm run backup -- key creates one.',
    )
  }
}

export function newKey(): Promise<string> {
  return generateX25519Identity()
}

/** The name of stored bytes: with sealed ones, a holder of the same file cannot tell that it is there. */
export function nameOf(sha256: string, key: BackupKey | undefined): string {
  return key ? createHmac('sha256', key.identity).update(sha256).digest('hex') : sha256
}
