/**
 * Proves who wrote the files in a place of backups. Sealing proves nothing: the key that seals is public, and
 * is stored in the place itself. A signature needs BACKUP_KEY, which others who can write to the place do not
 * have.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { BackupKey } from './backup-key.ts'

const purpose = 'aangan backup signature'

/** The signature of something under its name in the place, in hex: it holds for no other name. */
export function sign(name: string, content: string | Uint8Array, { identity }: BackupKey): string {
  const key = Buffer.from(hkdfSync('sha256', identity, '', purpose, 32))
  return createHmac('sha256', key).update(`${name}\n`).update(content).digest('hex')
}

export function isSigned(
  name: string,
  content: string | Uint8Array,
  signature: string,
  key: BackupKey,
): boolean {
  const [given, right] = [signature, sign(name, content, key)].map((text) => Buffer.from(text))
  return (
    given !== undefined &&
    right !== undefined &&
    given.length === right.length &&
    timingSafeEqual(given, right)
  )
}

/**
 * JSON of `content` that carries its signature, where there is a key. Versions without signatures ignore it.
 */
export function toSignedJson(name: string, content: object, key: BackupKey | undefined): string {
  const signature = key && { signature: sign(name, JSON.stringify(content), key) }
  return JSON.stringify({ ...content, ...signature })
}
