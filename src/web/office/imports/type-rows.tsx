import { subtypeMeant } from '#contract/office/meant-words.ts'
import { type Subtype, subtypes } from '#contract/property.ts'
import { MapRow } from './map-row.tsx'
import { sameText } from './purpose-rows.tsx'
import { ValueTable } from './value-table.tsx'
import type { FoundColumn, Mapping } from './words.ts'

const options: ReadonlyArray<readonly [Subtype, string]> = subtypes.map((subtype) => [subtype, subtype])

/** What each of the source's types is here. */
export function TypeRows({
  columns,
  mapping: { columns: chosen, types },
  onChange,
}: {
  columns: readonly FoundColumn[]
  mapping: Mapping
  onChange: (part: Partial<Mapping>) => void
}) {
  const values = columns.find(({ name }) => name === chosen.type[0])?.values ?? []
  if (values.length === 0) return null
  return (
    <MapRow label="Its types" hint="What each of them is on our site">
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
