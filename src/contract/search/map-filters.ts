/** The map's filters in their canonical text; undefined when a value cannot be used. */
import { decodeBox, encodeBox } from './map-box.ts'
import { decodeShape, encodeShape } from './map-shape.ts'
import { decodeNear, encodeNear } from './near.ts'

export const mapFilters = {
  box: (text: string) => mapped(decodeBox(text), encodeBox),
  shape: (text: string) => mapped(decodeShape(text), encodeShape),
  near: (text: string) => mapped(decodeNear(text), encodeNear),
} as const satisfies Record<string, (text: string) => string | undefined>

export type MapFilter = keyof typeof mapFilters

function mapped<From>(value: From | undefined, write: (value: From) => string): string | undefined {
  return value === undefined ? undefined : write(value)
}
