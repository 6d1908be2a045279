import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { StartupError } from '../startup-error.ts'

/** The account that PostgreSQL runs as. */
export interface Account {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root, so root hands it to an unprivileged account: the one that owns the
 * cluster when there is one already, else `aangan` (made now if it can be), `postgres` or `nobody`.
 * Returns undefined when we are not root: PostgreSQL then runs as we do.
 */
export function postgresAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  return (
    folderOwner(cluster) ??
    named('aangan') ??
    created('aangan') ??
    named('postgres') ??
    named('nobody') ??
    none()
  )
}

function folderOwner(folder: string): Account | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

function named(name: string): Account | undefined {
  const uid = accountId('-u', name)
  const gid = accountId('-g', name)
  return uid && gid ? { uid, gid } : undefined
}

function accountId(which: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [which, name], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}

function created(name: string): Account | undefined {
  const useradd = spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name])
  return useradd.status === 0 ? named(name) : undefined
}

function none(): never {
  throw new StartupError(
    'PostgreSQL does not run as root and there is no other account to run it as: start as an ordinary user, or set DATABASE_URL.',
  )
}

/** Whether the account may enter a folder, through all the folders above it. Asks the kernel, as that account. */
export function canEnter(folder: string, account: Account | undefined): boolean {
  if (!account) return true
  const look = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  })
  return look.status === 0
}
