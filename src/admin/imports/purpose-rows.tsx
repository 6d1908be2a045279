import { purposeMeant } from '#contract/admin/import-synonyms.ts'
import type { Purpose } from '#contract/listings/property.ts'
import { namesOf } from './columns-row.tsx'
import type { FoundColumn, Mapping } from './labels.ts'
import { DefaultPick, MapRow, Pick } from './map-row.tsx'
import { ValueTable } from './value-table.tsx'

const meanings: ReadonlyArray<readonly [Purpose, string]> = [
  ['sale', 'for sale'],
  ['rent', 'for rent'],
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
      <MapRow label="Sale or rent">
        <Pick
          label="Sale or rent"
          value={purpose.column ?? ''}
          none="The same for all rows"
          options={namesOf(columns)}
          onValue={(column) => onChange({ purpose: { ...purpose, ...readFrom(columns, column, purpose) } })}
        />
        <DefaultPick label={purpose.column ? 'Rows without a purpose are' : 'All rows are'}>
          <Pick
            label={purpose.column ? 'Purpose of rows without one' : 'Purpose of all rows'}
            value={purpose.default ?? ''}
            none={purpose.column ? 'left out' : 'Choose'}
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
        <MapRow label="Purposes in the file" hint="What each one means">
          <ValueTable
            label="Sale or rent"
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
