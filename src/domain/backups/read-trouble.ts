import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { allow } from '../access/allow.ts'
import type { StaffContext } from '../context.ts'
import { troubleOf } from './backup-trouble.ts'
import { readBackupState } from './backup-watch.ts'
import { explainTrouble } from './explain-trouble.ts'

/** What is wrong with the backups now, for the banner of the admin app; null when nothing is. */
export async function readTrouble({
  db,
  actor,
  clock,
}: StaffContext<'db' | 'clock'>): Promise<AdminAnswer<'backupTrouble'>['data']> {
  allow(actor, 'system.manage')
  const now = clock()
  const trouble = troubleOf(await readBackupState(db), now)
  if (!trouble) return null
  const { title, detail } = explainTrouble(trouble, now)
  return { kind: trouble.kind, title, detail }
}
