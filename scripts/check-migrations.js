// Every migration lets the version before go on working, or says since which migration's version it is used no more;
// the newest snapshot is kept alone.
import { readdirSync, readFileSync } from 'node:fs'
import { lintMigration } from '../src/db/lint-migration.ts'
import { readMigrations } from '../src/db/pending-migrations.ts'
import { inCheckout } from './lib/root.js'

// Those of the first version: none has run before it.
const first = 40

const folder = inCheckout('src/db/migrations')
const problems = readMigrations(folder)
  .filter(({ tag }) => Number.parseInt(tag, 10) > first)
  .flatMap(({ tag }) =>
    lintMigration(readFileSync(`${folder}/${tag}.sql`, 'utf8')).map((problem) => `${tag}: ${problem}`),
  )
if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error(
    "The version before still runs while a migration is done. Take this step one version later, with a first line '-- contract since <migration>: <version> stopped using …' (CONTRIBUTING.md, Change the database).",
  )
  process.exitCode = 1
}

// Earlier ones keep the names under which databases know them.
const named = 57
const misnamed = readMigrations(folder)
  .map(({ tag }) => tag)
  .filter((tag) => Number.parseInt(tag, 10) > named && !/^\d{4}_[a-z0-9]+(-[a-z0-9]+)*$/.test(tag))
if (misnamed.length > 0) {
  console.error(`Name migrations in lower case with hyphens, as in add-open-houses: ${misnamed.join(', ')}.`)
  process.exitCode = 1
}

const snapshots = readdirSync(`${folder}/meta`).filter((name) => name.endsWith('_snapshot.json'))
const newest = readMigrations(folder).at(-1)?.tag.slice(0, 4)
if (snapshots.length !== 1 || !snapshots[0]?.startsWith(`${newest}_`)) {
  console.error(
    `src/db/migrations/meta has ${snapshots.join(', ')}: make migrations with npm run db:generate, which keeps the newest snapshot alone.`,
  )
  process.exitCode = 1
}
