/** The link by which a visitor follows and changes a viewing, without a password. */
import { viewingPath } from '#contract/paths.ts'
import { viewingErrors as t } from '#messages/server.ts'
import type { Needs } from '../context.ts'
import { NotFound } from '../errors.ts'
import { readSignedKey, signedKey } from '../signed-key.ts'

/** The secret in the link of the viewing with this key. */
export function viewingSecret(secret: string, key: string): string {
  return signedKey(secret, 'viewing', key)
}

/** The key of the viewing whose link this is. @throws NotFound for a forged one */
export function keyOfLink({ secret }: Needs<'secret'>, given: string): string {
  const key = readSignedKey(secret, 'viewing', given)
  if (key === undefined) throw new NotFound(t.unknown)
  return key
}

/** The path of its page. */
export function viewingLink({ secret }: Needs<'secret'>, key: string): string {
  return viewingPath(viewingSecret(secret, key))
}
