// Every migration lets the version before go on working, or says since which migration's version it is used no more.
import { readFileSync } from 'node:fs'
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
