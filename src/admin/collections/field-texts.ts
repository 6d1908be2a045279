import { adminCollections as t } from '#messages/admin.ts'
import type { FieldTexts } from '../forms/differences.tsx'
import type { FieldSpec, Values } from './field-spec.ts'

/** A record's fields in words. */
export function fieldTexts(sections: ReadonlyArray<{ fields: readonly FieldSpec[] }>): FieldTexts<Values> {
  const specs = new Map(sections.flatMap(({ fields }) => fields.map((spec) => [spec.name, spec] as const)))
  return {
    labelOf: (name) => specs.get(name)?.label ?? name,
    textOf(values, name) {
      const spec = specs.get(name)
      const names = spec?.kind === 'pin' ? [name, spec.with] : [name]
      return names.map((one) => textOfValue(values[one], spec)).join(', ')
    },
  }
}

function textOfValue(value: unknown, spec: FieldSpec | undefined): string {
  if (value === null || value === undefined || value === '') return t.field.empty
  if (typeof value === 'boolean') return value ? t.field.yes : t.field.no
  if (Array.isArray(value)) {
    if (value.length === 0) return t.field.none
    return value.every((one) => typeof one === 'string')
      ? value.join(', ')
      : t.field.list({ count: value.length })
  }
  const option = spec?.kind === 'choice' ? spec.options.find(([one]) => one === value) : undefined
  return option?.[1] ?? String(value)
}
