/** The last released version, out of this repository. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const checkout = join(import.meta.dirname, '../..')

/** The newest tag `v*` that this version descends from, or the commit in LAST_RELEASE; undefined without either. */
export function lastRelease(): string | undefined {
  if (process.env.LAST_RELEASE) return process.env.LAST_RELEASE
  const { status, stdout } = git('describe', '--tags', '--abbrev=0', '--match', 'v*')
  return status === 0 ? stdout.trim() : undefined
}

/** Lays the files of a version into a folder, with our packages where it has the same ones. */
export function layRelease(name: string, folder: string): string {
  mkdirSync(folder, { recursive: true })
  const archive = join(folder, 'release.tar')
  const made = git('archive', '--output', archive, name)
  if (made.status !== 0) throw new Error(made.stderr)
  const unpacked = spawnSync('tar', ['-xf', archive, '-C', folder], { encoding: 'utf8' })
  if (unpacked.status !== 0) throw new Error(unpacked.stderr)
  rmSync(archive)
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8')
  if (lockOf(folder) === lockOf(checkout))
    symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

function git(...args: string[]) {
  return spawnSync('git', args, { cwd: checkout, encoding: 'utf8' })
}
