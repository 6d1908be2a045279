import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the release that all tests share. */
    release: string
    /** What `npm run package` said while it made it. */
    packaging: string
  }
}

/** Makes a release of this checkout once, as `npm run package` does, and removes it after the tests. */
export default function makeRelease({ provide }: TestProject) {
  const place = mkdtempSync(join(tmpdir(), 'aangan-release-'))
  // Another account runs it.
  chmodSync(place, 0o755)
  const release = join(place, 'aangan')
  const script = join(import.meta.dirname, '../../scripts/package.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--folder', release], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The release could not be made:\n${stdout}${stderr}`)
  provide('release', release)
  provide('packaging', stdout)
  return () => rm(place, { recursive: true, force: true })
}
