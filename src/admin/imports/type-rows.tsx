import { subtypeMeant } from '#contract/admin/import-synonyms.ts'
import { type Subtype, subtypes } from '#contract/listings/property.ts'
import { imports as t } from '#messages/admin.ts'
import type { FoundColumn, Mapping } from './labels.ts'
import { DefaultPick, MapRow, Pick } from './map-row.tsx'
import { sameText } from './purpose-rows.tsx'
import { ValueTable } from './value-table.tsx'

const options: ReadonlyArray<readonly [Subtype, string]> = subtypes.map((subtype) => [subtype, subtype])

/** What each of the source's types is here. */
export function TypeRows({
  columns,
  mapping: { columns: chosen, types, typeDefault },
  onChange,
}: {
  columns: readonly FoundColumn[]
  mapping: Mapping
  onChange: (part: Partial<Mapping>) => void
}) {
  const values = columns.find(({ name }) => name === chosen.type[0])?.values ?? []
  const label = chosen.type.length > 0 ? t.type.default : t.type.all
  return (
    <>
      <MapRow label={t.type.defaultType}>
        <DefaultPick label={label}>
          <Pick
            label={chosen.type.length > 0 ? t.type.defaultLabel : t.type.allLabel}
            value={typeDefault ?? ''}
            none={chosen.type.length > 0 ? t.skipped : t.choose}
            options={options}
            onValue={(text) => onChange({ typeDefault: subtypes.find((one) => one === text) ?? null })}
          />
        </DefaultPick>
      </MapRow>
      {values.length > 0 && (
        <MapRow label={t.type.values} hint={t.type.valuesHint}>
          <ValueTable
            label={t.type.label}
            values={values}
            options={options}
            meaningOf={(text) => types.find((one) => sameText(one.text, text))?.subtype}
            onMeaning={(text, subtype) =>
              onChange({
                types: [
                  ...types.filter((one) => !sameText(one.text, text)),
                  ...(subtype ? [{ text, subtype }] : []),
                ],
              })
            }
          />
        </MapRow>
      )}
    </>
  )
}

/** What the types of a column usually mean. */
export function typesIn(columns: readonly FoundColumn[], name: string | undefined): Mapping['types'] {
  const values = columns.find((column) => column.name === name)?.values ?? []
  return values.flatMap(({ value: text }) => {
    const subtype = subtypeMeant(text)
    return subtype ? [{ text, subtype }] : []
  })
}
