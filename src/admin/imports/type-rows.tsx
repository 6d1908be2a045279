import { subtypeMeant } from '#contract/admin/import-synonyms.ts'
import { type Subtype, subtypes } from '#contract/listings/property.ts'
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
  const label = chosen.type.length > 0 ? 'Rows without a type are' : 'All rows are'
  return (
    <>
      <MapRow label="Default type">
        <DefaultPick label={label}>
          <Pick
            label={chosen.type.length > 0 ? 'Type of rows without one' : 'Type of all rows'}
            value={typeDefault ?? ''}
            none={chosen.type.length > 0 ? 'left out' : 'Choose'}
            options={options}
            onValue={(text) => onChange({ typeDefault: subtypes.find((one) => one === text) ?? null })}
          />
        </DefaultPick>
      </MapRow>
      {values.length > 0 && (
        <MapRow label="Types in the file" hint="What each one is on our site">
          <ValueTable
            label="Type"
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
