/** A setting is declared by its kind and its default; the one sentence about a value that cannot be used is made here. */
import { ConfigError } from './config-error.ts'
import type { Kind } from './kinds.ts'
import { Unusable } from './unusable.ts'

export type Setting<Value, Usual extends string | undefined = string | undefined> = {
  kind: Kind<Value>
  /** The default, as one would write it. */
  usual: Usual
}

/** What is set, by name. Empty means unset. */
export type Given = Readonly<Record<string, string | undefined>>

export function setting<Value>(kind: Kind<Value>): Setting<Value, undefined>
export function setting<Value>(kind: Kind<Value>, usual: string | number): Setting<Value, string>
export function setting<Value>(kind: Kind<Value>, usual?: string | number): Setting<Value> {
  return { kind, usual: usual === undefined ? undefined : String(usual) }
}

/** @throws ConfigError with a sentence that names the setting and says what it is, without the value */
export function readSetting<Value>(
  name: string,
  { kind, usual }: Setting<Value>,
  given: Given,
): Value | undefined {
  const text = given[name] || usual
  if (text === undefined) return undefined
  const { value, reason } = tryToRead(kind, text)
  if (value !== undefined) return value
  const what = `is ${kind.what}${kind.example === undefined ? '' : `, such as ${kind.example}`}`
  throw new ConfigError(
    `The setting ${name} cannot be used: ${reason === undefined ? `it ${what}` : `${reason}. It ${what}`}.`,
  )
}

function tryToRead<Value>(kind: Kind<Value>, text: string): { value?: Value | undefined; reason?: string } {
  if (/\p{Cc}/u.test(text)) return { reason: 'there is a line break or another control character in it' }
  if (text.trim() !== text) return { reason: 'there is a space before or after it' }
  try {
    return { value: kind.read(text) }
  } catch (error) {
    if (error instanceof Unusable) return { reason: error.message }
    throw error
  }
}
