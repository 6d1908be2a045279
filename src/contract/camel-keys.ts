type CamelKey<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelKey<Tail>>}`
  : Key

/** A wire type with the keys the web reads: `price_from` as `priceFrom`, `client_Location` as `clientLocation`. */
export type CamelKeys<T> =
  T extends ReadonlyArray<infer Item>
    ? CamelKeys<Item>[]
    : T extends object
      ? { [Key in keyof T as Key extends string ? CamelKey<Key> : Key]: CamelKeys<T[Key]> }
      : T

/** A parsed JSON value with every key in camelCase, at any depth (specification section 4, decision 2). */
export function camelKeys<T>(value: T): CamelKeys<T> {
  // The cast says what the type above spells out: the same value with its keys renamed.
  return withCamelKeys(value) as CamelKeys<T>
}

function withCamelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCamelKeys)
  if (typeof value !== 'object' || value === null) return value
  const renamed: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) renamed[camelKey(key)] = withCamelKeys(inner)
  return renamed
}

function camelKey(key: string): string {
  return key.includes('_') ? key.replace(/_+(.?)/gs, (_all, next: string) => next.toUpperCase()) : key
}
