/** The nightly backup is made by the command of the same name: compressing and encrypting keep no visitor waiting. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { MakeBackup } from '#domain/backups/index.ts'
import { backupFacts as t } from '#messages/admin.ts'

const checkout = path.join(import.meta.dirname, '../../..')

export const runBackup: MakeBackup = async (place, keep) => {
  const child = spawn(
    process.execPath,
    [
      '--import',
      path.join(checkout, 'scripts/lib/end-with-parent.js'),
      'src/cli/backup.ts',
      '--keep',
      keep,
      '--',
      place,
    ],
    { cwd: checkout, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  )
  const closed = once(child, 'close')
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const said = child.stderr ? await text(child.stderr) : ''
  const [code] = await closed
  if (code === 0) return
  const lines = said.trim().split('\n')
  throw new Error(lines.findLast((line) => line.startsWith('✗ '))?.slice(2) || lines.at(-1) || t.killed)
}
