import type { Db } from '#db/client.ts'

/**
 * A query that is built once for each database and prepared by PostgreSQL once for each connection.
 * `build` ends in Drizzle's `.prepare(name)`; the name is unique in the whole product.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}
