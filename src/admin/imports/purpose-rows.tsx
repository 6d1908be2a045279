import { purposeMeant } from '#contract/admin/import-synonyms.ts'
import type { Purpose } from '#contract/listings/property.ts'
import { imports as t } from '#messages/admin.ts'
import { columnOptions } from './columns-row.tsx'
import type { FoundColumn, Mapping } from './labels.ts'
import { DefaultPick, MapRow, Pick } from './map-row.tsx'
import { ValueTable } from './value-table.tsx'

const meanings: ReadonlyArray<readonly [Purpose, string]> = [
  ['sale', t.purpose.sale],
  ['rent', t.purpose.rent],
]

/** Whether a row is for sale or for rent: all alike, or as a column says. */
export function PurposeRows({
  columns,
  mapping,
  onChange,
}: {
  columns: readonly FoundColumn[]
  mapping: Mapping
  onChange: (part: Partial<Mapping>) => void
}) {
  const { purpose } = mapping
  const values = columns.find(({ name }) => name === purpose.column)?.values ?? []
  return (
    <>
      <MapRow label={t.purpose.label}>
        <Pick
          label={t.purpose.label}
          value={purpose.column ?? ''}
          none={t.sameForAll}
          options={columnOptions(columns)}
          onValue={(column) => onChange({ purpose: { ...purpose, ...readFrom(columns, column, purpose) } })}
        />
        <DefaultPick label={purpose.column ? t.purpose.default : t.purpose.all}>
          <Pick
            label={purpose.column ? t.purpose.defaultLabel : t.purpose.allLabel}
            value={purpose.default ?? ''}
            none={purpose.column ? t.skipped : t.choose}
            options={meanings}
            onValue={(text) =>
              onChange({
                purpose: { ...purpose, default: meanings.find(([one]) => one === text)?.[0] ?? null },
              })
            }
          />
        </DefaultPick>
      </MapRow>
      {values.length > 0 && (
        <MapRow label={t.purpose.values} hint={t.purpose.valuesHint}>
          <ValueTable
            label={t.purpose.label}
            values={values}
            options={meanings}
            meaningOf={(text) => purpose.values.find((one) => sameText(one.text, text))?.purpose}
            onMeaning={(text, meaning) =>
              onChange({
                purpose: {
                  ...purpose,
                  values: [
                    ...purpose.values.filter((one) => !sameText(one.text, text)),
                    ...(meaning ? [{ text, purpose: meaning }] : []),
                  ],
                },
              })
            }
          />
        </MapRow>
      )}
    </>
  )
}

/** Read from a column, its words mean what they usually do; read from none, all are alike. */
function readFrom(
  columns: readonly FoundColumn[],
  name: string,
  purpose: Mapping['purpose'],
): Partial<Mapping['purpose']> {
  const column = columns.find((one) => one.name === name)
  if (!column) return { column: null, default: purpose.default ?? 'sale' }
  const values = (column.values ?? []).flatMap(({ value: text }) => {
    const meant = purposeMeant(text)
    return meant ? [{ text, purpose: meant }] : []
  })
  return { column: name, default: null, values }
}

/** As the importer compares them. */
export function sameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
