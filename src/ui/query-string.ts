/** How the search part of an address is read and written: plain `key=value` pairs joined by & (S2.1). */

export type QueryValue = string | number | boolean | undefined | null | ReadonlyArray<string | number>

/** Every key once; a repeated key comes as one text with commas, the form in which several values are written. */
export function parseQuery(search: string): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [key, value] of new URLSearchParams(search)) {
    query[key] = Object.hasOwn(query, key) ? `${query[key]},${value}` : value
  }
  return query
}

/** The query with its question mark, empty when nothing is set. Several values are joined by commas. */
export function writeQuery(query: Readonly<Record<string, QueryValue>>): string {
  const written = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    const text = queryText(value)
    if (text !== '') written.set(key, text)
  }
  const text = written.toString()
  return text && `?${text.replaceAll('%2C', ',')}`
}

/** A value as it is written, several joined by commas; empty when nothing is set. */
export function queryText(value: QueryValue): string {
  return Array.isArray(value) ? value.join(',') : String(value ?? '')
}

/**
 * What reads the keys of an address that say something, as they were typed, cut where they are longer than `longest`:
 * `validateSearch: queryReader(costsKeys)`.
 */
export function queryReader<Key extends string>(keys: readonly Key[], longest?: number) {
  return (address: Readonly<Record<string, unknown>>): { [Each in Key]?: string } => {
    const query: { [Each in Key]?: string } = {}
    for (const key of keys) {
      const text = String(address[key] ?? '').trim()
      if (text) query[key] = text.slice(0, longest)
    }
    return query
  }
}
