/**
 * npm run db:diagram: writes docs/schema.md. With --check it writes nothing, and fails when the file is out of date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawSchema, findTables, type SchemaPart } from '#db/draw-schema.ts'

const checkout = join(import.meta.dirname, '../..')
const document = join(checkout, 'docs/schema.md')
const folder = join(checkout, 'src/db/schema')

const drawn = drawSchema(await readParts())
if (!process.argv.includes('--check')) writeFileSync(document, drawn)
else if (readFileSync(document, 'utf8') !== drawn) {
  console.error('docs/schema.md is out of date: run npm run db:diagram.')
  process.exitCode = 1
}

async function readParts(): Promise<SchemaPart[]> {
  const parts = await Promise.all(readdirSync(folder).filter(holdsTables).map(readPart))
  return parts.filter(({ tables }) => tables.length > 0)
}

/** index.ts only exports the others again. */
function holdsTables(file: string): boolean {
  return file.endsWith('.ts') && file !== 'index.ts'
}

async function readPart(file: string): Promise<SchemaPart> {
  const [, head = ''] = readFileSync(join(folder, file), 'utf8').match(/^\/\*\*(.*?)\*\//s) ?? []
  const name = file.replace('.ts', '').replaceAll('-', ' ')
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    text: head.replace(/\s+(\*\s+)?/g, ' ').trim(),
    tables: findTables(await import(join(folder, file))),
  }
}
