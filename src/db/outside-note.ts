/** A note in the data folder that its site keeps its rows in an outside database. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from './startup-error.ts'

const noteIn = (dataDir: string) => join(dataDir, 'uses-outside-database')

export function noteOutside(dataDir: string): void {
  if (existsSync(dataDir) && !existsSync(noteIn(dataDir)))
    writeFileSync(noteIn(dataDir), 'The site of this folder uses the database at DATABASE_URL.\n')
}

export function forgetOutside(dataDir: string): void {
  rmSync(noteIn(dataDir), { force: true })
}

/** @throws StartupError when a new, empty database would be made beside the outside one */
export function refuseSecondDatabase(dataDir: string): void {
  const hasOwn = ['postgres', 'postgres-lives-in'].some((name) => existsSync(join(dataDir, name)))
  if (hasOwn || !existsSync(noteIn(dataDir))) return
  throw new StartupError(
    `The data folder ${dataDir} belongs to a site with an outside database, and DATABASE_URL is not set: set it, such as postgres://user:password@db.example.com:5432/aangan. To begin with a new, empty database, delete ${noteIn(dataDir)}.`,
  )
}
