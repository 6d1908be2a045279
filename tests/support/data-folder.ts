import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder that is deleted after the test. Anyone may enter it, unless it is to be closed to others. */
export function dataFolder({ closed = false } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-data-'))
  chmodSync(folder, closed ? 0o700 : 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
