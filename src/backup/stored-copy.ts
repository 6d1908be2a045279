import type { CopiedTable, DatabaseCopy } from '#db/copy/database-copy.ts'
import { StartupError } from '#db/startup-error.ts'
import type { Manifest, Stored } from './manifest.ts'
import type { Repository } from './repository.ts'

/** The database of a backup, to be written where it is wanted. */
export function storedCopy(repository: Repository, { database }: Manifest): DatabaseCopy {
  const places = new Map<string, Stored>(database.tables.map(({ name, stored }) => [name, stored]))
  return {
    facts: database,
    read({ name }: CopiedTable) {
      const stored = places.get(name)
      if (!stored)
        throw new StartupError(`The backup has no rows of the table ${name}: use another one (--at).`)
      return repository.read(stored)
    },
  }
}
