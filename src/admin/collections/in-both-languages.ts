import { adminCollections as t } from '#messages/admin.ts'
import type { FieldSpec, RowColumn } from './field-spec.ts'

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

type TextColumn = Extract<RowColumn, { kind: 'text' | 'number' | 'money' }> & { kind: 'text' }

/** The same for a column of a list, each half as wide; the hint would be in every row. */
export function columnsInBothLanguages(
  column: Omit<TextColumn, 'width'>,
): [english: RowColumn, urdu: RowColumn] {
  const width = 'col-span-2 md:col-span-6'
  return [
    { ...column, width, language: 'en' },
    {
      ...column,
      width,
      name: `${column.name}_ur`,
      label: t.inUrdu({ label: column.label }),
      language: 'ur',
    },
  ]
}
