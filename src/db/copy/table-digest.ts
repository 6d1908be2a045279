import type pg from 'pg'
import { listed, quoted, type Table } from './catalogue.ts'

/**
 * How many rows a table has, and the sum of the first 64 bits of their SHA-256: equal for equal rows, whatever their
 * order, the server's version and its settings. Asked in a session of `openSession`.
 */
export async function tableDigest(
  client: pg.ClientBase,
  { name, columns }: Table,
): Promise<{ rows: number; digest: string }> {
  const { rows } = await client.query<{ rows: number; digest: string }>(
    `SELECT count(*) AS rows, coalesce(sum(('x' || encode(substring(
      sha256(textsend(ROW(${listed(columns)})::text)) FROM 1 FOR 8), 'hex'))::bit(64)::bigint), 0)::text AS digest
    FROM ${quoted(name)}`,
  )
  return rows[0] ?? { rows: 0, digest: '0' }
}
