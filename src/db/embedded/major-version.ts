import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import type { Home } from './home.ts'

/** The PostgreSQL that a data directory is of, such as 18; undefined when there is none. */
export function readMajorVersion({ cluster }: Pick<Home, 'cluster'>): number | undefined {
  const file = join(cluster, 'PG_VERSION')
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined
}

/** The PostgreSQL that these programs are of. */
export function majorOfPrograms(binaries: string): number {
  const { stdout } = spawnSync(join(binaries, 'bin/postgres'), ['--version'], { encoding: 'utf8' })
  const major = /(\d+)(?:\.|beta|rc|devel)/.exec(stdout ?? '')?.[1]
  if (major === undefined)
    throw new StartupError(
      `${binaries} is not a PostgreSQL installation: give a folder that contains bin/postgres.`,
    )
  return Number(major)
}
