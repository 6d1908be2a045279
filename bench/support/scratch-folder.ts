import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty data folder; `using` deletes it at the end. Root's PostgreSQL runs as another account and must enter. */
export function scratchFolder(): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'aangan-bench-'))
  chmodSync(path, 0o755)
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}
