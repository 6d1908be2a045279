import type { Db } from '#db/client.ts'
import { currentLanguage, type Language } from '#messages/language.ts'

/**
 * A query that is built once for each database and language and prepared by PostgreSQL once for each connection.
 * `build` ends in Drizzle's `.prepare(name)`; the name is unique in the whole product, and one with localized columns
 * (localized.ts) ends in the language: `.prepare(`all_events_${language}`)`.
 */
export function prepared<Query>(build: (db: Db, language: Language) => Query): (db: Db) => Query {
  const built = { en: new WeakMap<Db, Query>(), ur: new WeakMap<Db, Query>() }
  return (db) => {
    const language = currentLanguage()
    const known = built[language].get(db)
    if (known) return known
    const query = build(db, language)
    built[language].set(db, query)
    return query
  }
}
