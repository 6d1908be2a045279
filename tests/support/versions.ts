/** Versions of the product beside each other, each in a folder of its own, as an operator unpacks them. */
import { cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const checkout = join(import.meta.dirname, '../..')
const copied = ['src', 'scripts', 'profiles', 'package.json', 'package-lock.json', 'tsconfig.json']
const alike = ['node_modules', 'dist', 'demo', 'content']
const settings = ['agency.config.ts', 'agency.texts.ts', 'vite.config.ts', 'vite.admin.config.ts']

/** Makes a version that is ours, with further migrations. */
export function makeVersion(folder: string, ...migrations: { tag: string; sql: string }[]): string {
  mkdirSync(folder, { recursive: true })
  const filter = (path: string) => !/_snapshot\.json$|\.test\.tsx?$/.test(path)
  for (const name of [...copied, ...settings])
    cpSync(join(checkout, name), join(folder, name), { recursive: true, filter })
  for (const name of alike) symlinkSync(join(checkout, name), join(folder, name))
  for (const migration of migrations) addMigration(join(folder, 'src/db/migrations'), migration)
  return folder
}

/** Adds a migration as drizzle-kit does: a file, and an entry in its journal. */
export function addMigration(folder: string, { tag, sql }: { tag: string; sql: string }): void {
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const { idx, when } = journal.entries.at(-1)
  journal.entries.push({ idx: idx + 1, version: '7', when: when + 1_000, tag, breakpoints: true })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(join(folder, `${tag}.sql`), sql)
}

/** Has the link lead to that version, in one step. */
export function switchTo(link: string, folder: string): void {
  symlinkSync(folder, `${link}.next`)
  renameSync(`${link}.next`, link)
}
