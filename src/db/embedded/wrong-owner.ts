import { statSync } from 'node:fs'
import { StartupError } from '../startup-error.ts'
import type { Account } from './account.ts'

/**
 * The problem with a folder that was copied, moved or restored by another account than the one that uses it,
 * and the command that fixes it; undefined when the owners are the right ones or cannot be seen.
 * @param looked the folders whose owner must be the user's, all of them in `whole` or it itself
 * @param user the account that uses it; ours by default
 */
export function wrongOwner(
  whole: string,
  looked: readonly string[],
  user: Account | undefined,
): StartupError | undefined {
  const [uid, gid] = [user?.uid ?? process.getuid?.(), user?.gid ?? process.getgid?.()]
  const wrong = looked
    .map((folder) => ({ folder, owner: folderOwner(folder) }))
    .find(({ owner }) => owner !== undefined && owner !== uid)
  if (uid === undefined || !wrong) return undefined
  const sudo = process.getuid?.() === 0 ? '' : 'sudo '
  return new StartupError(
    `${wrong.folder} belongs to the account number ${wrong.owner} and is used by the account number ${uid}, as after a copy. Give it to that one: ${sudo}chown -R ${uid}:${gid} ${inShell(whole)}`,
  )
}

function folderOwner(folder: string): number | undefined {
  try {
    return statSync(folder).uid
  } catch {
    return undefined
  }
}

function inShell(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
}
