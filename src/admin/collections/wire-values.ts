import type { Values } from './field-spec.ts'

/** What an answer, its keys in camelCase, holds of the fields of a form: their names on the wire, at any depth. */
export function wireValues(names: readonly string[], answer: object): Values {
  return Object.fromEntries(names.map((name) => [name, onWire(Reflect.get(answer, camel(name)))]))
}

/** The same for all that an answer holds. */
export function onWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(onWire)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snake(key), onWire(inner)]))
}

function camel(name: string): string {
  return name.replace(/_(.)/g, (_all, next: string) => next.toUpperCase())
}

/** The name on the wire of a key in camelCase. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
