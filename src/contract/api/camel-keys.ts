type CamelKey<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelKey<Tail>>}`
  : Key

/** A wire type with the keys the web reads: `price_from` as `priceFrom`, `client_Location` as `clientLocation`. */
export type CamelKeys<T> = T extends readonly unknown[]
  ? { -readonly [At in keyof T]: CamelKeys<T[At]> }
  : T extends object
    ? { [Key in keyof T as Key extends string ? CamelKey<Key> : Key]: CamelKeys<T[Key]> }
    : T

/** A parsed JSON value with every key in camelCase, at any depth (S4.1, D2). */
export function camelKeys<T>(value: T): CamelKeys<T> {
  // The cast says what the type above spells out: the same value with its keys renamed.
  return withCamelKeys(value, new Map()) as CamelKeys<T>
}

/** An object that is in the value several times is one object in the result as well. */
function withCamelKeys(value: unknown, seen: Map<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const known = seen.get(value)
  if (known !== undefined) return known
  const renamed = Array.isArray(value)
    ? value.map((inner) => withCamelKeys(inner, seen))
    : // Every object can be read by its keys.
      renamedKeys(value as Record<string, unknown>, seen)
  seen.set(value, renamed)
  return renamed
}

function renamedKeys(
  value: Readonly<Record<string, unknown>>,
  seen: Map<object, unknown>,
): Record<string, unknown> {
  const renamed: Record<string, unknown> = {}
  // JSON inherits nothing.
  for (const key in value) renamed[camelKey(key)] = withCamelKeys(value[key], seen)
  return renamed
}

// An API has few keys and sends them often.
const remembered = new Map<string, string>()

function camelKey(key: string): string {
  const known = remembered.get(key)
  if (known !== undefined) return known
  const camel = key.replace(/_+(.?)/gs, (_all, next: string) => next.toUpperCase())
  if (remembered.size < 1000) remembered.set(key, camel)
  return camel
}
