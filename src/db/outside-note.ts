/** Notes in a data folder the outside database of its site, so that no other one is taken for it. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Found } from './site-id.ts'
import { StartupError } from './startup-error.ts'

const noteIn = (dataDir: string) => join(dataDir, 'uses-outside-database')

const idInNote = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/

/** @param id of the site, see `site-id.ts` */
export function noteOutside(dataDir: string, id: string): void {
  const note = `The site of this folder uses the database at DATABASE_URL.\n${id}\n`
  if (existsSync(dataDir) && read(dataDir) !== note) writeFileSync(noteIn(dataDir), note)
}

export function forgetOutside(dataDir: string): void {
  rmSync(noteIn(dataDir), { force: true })
}

/** Whether the folder has a PostgreSQL of its own. */
export function hasOwnDatabase(dataDir: string): boolean {
  return ['postgres', 'postgres-lives-in'].some((name) => existsSync(join(dataDir, name)))
}

/** Whether a site has worked with the folder. */
export function isUsed(dataDir: string): boolean {
  const traces = ['files', 'signing-secret', 'uses-outside-database']
  return hasOwnDatabase(dataDir) || traces.some((name) => existsSync(join(dataDir, name)))
}

/** @throws StartupError when a new, empty database would be made beside the outside one */
export function refuseSecondDatabase(dataDir: string): void {
  if (hasOwnDatabase(dataDir) || read(dataDir) === undefined) return
  throw new StartupError(
    `The data folder ${dataDir} belongs to a site with an outside database, and DATABASE_URL is not set: set it, such as postgres://user:password@db.example.com:5432/aangan. To begin with a new, empty database, delete ${noteIn(dataDir)}.`,
  )
}

/**
 * Whether the database at DATABASE_URL is that of the data folder is seen by what it holds, not by its address: a server
 * may move, and a password change.
 * @throws StartupError when it is another one, or an empty one beside the folder's own
 */
export function refuseAnotherDatabase(dataDir: string, { hasSite, id }: Found): void {
  const noted = idInNote.exec(read(dataDir) ?? '')?.[0]
  if (noted === undefined) {
    if (hasSite || !hasOwnDatabase(dataDir)) return
    throw new StartupError(
      `The database at DATABASE_URL is empty, and the data folder ${dataDir} has a database with a site in it: copy that one with npm run database -- move --to ADDRESS, without DATABASE_URL. To begin with the empty one, set DATA_DIR to a new folder.`,
    )
  }
  if (id === noted) return
  throw new StartupError(
    `The database at DATABASE_URL ${hasSite ? 'belongs to another site' : 'is empty'}, and the data folder ${dataDir} belongs to a site with another one: correct DATABASE_URL or DATA_DIR. To use this database on purpose, delete ${noteIn(dataDir)}.`,
  )
}

function read(dataDir: string): string | undefined {
  return existsSync(noteIn(dataDir)) ? readFileSync(noteIn(dataDir), 'utf8') : undefined
}
