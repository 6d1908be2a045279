/** Reads from PostgreSQL's catalogue which tables belong to the site. */
import pg from 'pg'

/** Where the site has its tables: its own, the record of its migrations, and the jobs. */
const schemas = ['public', 'drizzle', 'pgboss']

// pg-boss's own bookkeeping: created again with its schema, and meaningless elsewhere.
const bookkeeping = ['pgboss.version', 'pgboss.bam', 'pgboss.warning', 'pgboss.queue_stats']

export type Table = { name: string; columns: string[] }

/** The site's tables with their columns; a partitioned table stands for its partitions. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname || '.' || c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE n.nspname = ANY ($1) AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND ${notOfExtension}
      AND NOT n.nspname || '.' || c.relname = ANY ($2)
    GROUP BY 1 ORDER BY 1`,
    [schemas, bookkeeping],
  )
  return rows
}

/** The last value of each sequence. */
export async function readSequences(client: pg.ClientBase): Promise<Record<string, number | null>> {
  const { rows } = await client.query<{ name: string; value: number | null }>(
    `SELECT schemaname || '.' || sequencename AS name, last_value AS value
    FROM pg_sequences WHERE schemaname = ANY ($1) ORDER BY 1`,
    [schemas],
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** A table, view or sequence that is in the way of a copy, if there is one. */
export async function findAny(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT n.nspname || '.' || c.relname AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = ANY ($1) AND c.relkind IN ('r', 'p', 'v', 'm', 'S') AND ${notOfExtension}
    ORDER BY 1 LIMIT 1`,
    [schemas],
  )
  return rows[0]?.name
}

export type ForeignKey = { name: string; table: string; definition: string }

/** The foreign keys between the site's tables; those of partitions come with their table's. */
export async function readForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT k.conname AS name, n.nspname || '.' || c.relname AS table, pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k
    JOIN pg_class c ON c.oid = k.conrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE k.contype = 'f' AND k.conparentid = 0 AND n.nspname = ANY ($1)
    ORDER BY 2, 1`,
    [schemas],
  )
  return rows
}

const notOfExtension = `NOT EXISTS (
  SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`

/** A name such as 'public.leads' as SQL writes it. */
export function quoted(name: string): string {
  const [schema = '', ...rest] = name.split('.')
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(rest.join('.'))}`
}

export function listed(columns: readonly string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ')
}
