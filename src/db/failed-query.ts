import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/** A statement that failed: it names the statement and the reason, never the values that were sent with it. */
export class FailedQuery extends Error {
  override name = 'FailedQuery'
}

/** The error without the values of its statement: those reach logs, job tables and reports. Other errors stay. */
export function withoutValues(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) return withoutRow(error)
  if (!(error instanceof DrizzleQueryError)) return error
  return new FailedQuery(`Failed query: ${error.query}`, { cause: withoutValues(error.cause) })
}

// Class 22 (data exceptions) quotes the value that cannot be used; other messages quote names of the schema.
const quoted = /".*"/s

/** PostgreSQL writes the whole row into `detail` and a part of the input into `where`. */
function withoutRow(error: pg.DatabaseError): pg.DatabaseError {
  for (const part of ['detail', 'where', 'hint', 'internalQuery'] as const) delete error[part]
  if (!error.code?.startsWith('22')) return error
  const { message } = error
  error.message = message.replace(quoted, '…')
  if (error.stack) error.stack = error.stack.replace(message, () => error.message)
  return error
}
