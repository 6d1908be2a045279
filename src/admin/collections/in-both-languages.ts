import { adminCollections as t } from '#messages/admin.ts'
import type { FieldSpec } from './field-spec.ts'

type TextSpec = Extract<FieldSpec, { kind: 'text' | 'lines' | 'textList' }>

/** A text's field with that of its Urdu beside it, which may stay empty; its name ends in `_ur`. */
export function inBothLanguages(spec: TextSpec): [english: FieldSpec, urdu: FieldSpec] {
  const { wide: _, ...one } = spec
  return [
    { ...one, language: 'en' },
    {
      ...one,
      name: `${spec.name}_ur`,
      label: t.inUrdu({ label: spec.label }),
      hint: t.inUrduHint,
      language: 'ur',
    },
  ]
}
