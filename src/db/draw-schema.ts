import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'

/** Tables that belong together: a file of the schema, with the comment at its head. */
export type SchemaPart = { name: string; text: string; tables: readonly PgTable[] }

type Table = ReturnType<typeof getTableConfig>
type Link = { from: string; to: string; columns: readonly string[]; isNeeded: boolean; isOnlyOne: boolean }

/**
 * The tables as a Markdown document with Mermaid diagrams: all of them with how they refer to each other, then each
 * part with its columns.
 */
export function drawSchema(parts: readonly SchemaPart[]): string {
  const drawn = parts.map(({ tables, ...part }) => ({ ...part, tables: tables.map(getTableConfig) }))
  const all = drawn.flatMap(({ tables }) => tables)
  return [
    '# Tables',
    'Generated from `src/db/schema` by `npm run db:diagram`. `PK` is the primary key, `FK` refers to another table, `UK` is unique. pg-boss keeps the jobs in a schema of its own, `pgboss`.',
    '## All tables',
    diagram(['direction LR', ...all.flatMap(tableLinks).map((link) => drawLink(link, ''))]),
    `Without a reference to or from another table: ${alone(all)
      .map((name) => `\`${name}\``)
      .join(', ')}.`,
    ...drawn.flatMap(({ name, text, tables }) => [
      `## ${name}`,
      ...(text ? [text] : []),
      diagram([
        ...tables.flatMap(drawTable),
        ...tables.flatMap(tableLinks).map((link) => drawLink(link, link.columns.join(', '))),
      ]),
    ]),
  ]
    .join('\n\n')
    .concat('\n')
}

/** The tables that a module of the schema exports. */
export function findTables(module: object): PgTable[] {
  return Object.values(module).filter((value): value is PgTable => is(value, PgTable))
}

function diagram(lines: readonly string[]): string {
  return ['```mermaid', 'erDiagram', ...lines.map((line) => `  ${line}`), '```'].join('\n')
}

function drawTable(table: Table): string[] {
  const links = tableLinks(table)
  const columns = table.columns.map((column) => {
    const keys = [
      ...(isPrimary(table, column.name) ? ['PK'] : []),
      ...(links.some(({ columns }) => columns.includes(column.name)) ? ['FK'] : []),
      ...(column.isUnique ? ['UK'] : []),
    ]
    const note = column.notNull ? '' : ' "optional"'
    return `  ${shortType(column.getSQLType())} ${column.name} ${keys.join(', ')}`.trimEnd() + note
  })
  return [`${table.name} {`, ...columns, '}']
}

function drawLink({ from, to, isNeeded, isOnlyOne }: Link, label: string): string {
  return `${to} ${isNeeded ? '||' : '|o'}--${isOnlyOne ? 'o|' : 'o{'} ${from} : "${label}"`
}

function tableLinks(table: Table): Link[] {
  return table.foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference()
    return {
      from: table.name,
      to: getTableConfig(foreignTable).name,
      columns: columns.map(({ name }) => name),
      isNeeded: columns.every(({ notNull }) => notNull),
      isOnlyOne: columns.every(({ isUnique, primary }) => isUnique || primary),
    }
  })
}

function isPrimary({ columns, primaryKeys }: Table, name: string): boolean {
  return (
    columns.some((column) => column.name === name && column.primary) ||
    primaryKeys.some((key) => key.columns.some((column) => column.name === name))
  )
}

/** The names of tables that refer to no table and that no table refers to. */
function alone(tables: readonly Table[]): string[] {
  const linked = new Set(tables.flatMap(tableLinks).flatMap(({ from, to }) => [from, to]))
  return tables.map(({ name }) => name).filter((name) => !linked.has(name))
}

/** Mermaid's types are one word. */
function shortType(type: string): string {
  return type
    .replace('timestamp with time zone', 'timestamptz')
    .replace('double precision', 'double')
    .replaceAll(' ', '_')
}
