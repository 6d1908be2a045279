import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import type { AllowedContext } from '../context.ts'
import { troubleOf } from './backup-trouble.ts'
import { readBackupState } from './backup-watch.ts'
import { explainTrouble } from './explain-trouble.ts'

/** The current problem with the backups, for the banner of the admin app; null when there is none. */
export async function readTrouble({
  db,
  clock,
}: AllowedContext<'system.manage', 'db' | 'clock'>): Promise<AdminAnswer<'backupTrouble'>['data']> {
  const now = clock()
  const trouble = troubleOf(await readBackupState(db), now)
  if (!trouble) return null
  const { title, detail } = explainTrouble(trouble, now)
  return { kind: trouble.kind, title, detail }
}
