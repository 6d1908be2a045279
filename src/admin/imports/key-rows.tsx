import { namesOf, Samples } from './columns-row.tsx'
import type { FoundColumn, Mapping } from './labels.ts'
import { MapRow, Pick } from './map-row.tsx'

const kinds = [
  ['reference', 'a reference of the source'],
  ['property-id', 'the property ID on our site'],
] as const

/** What makes a row the same listing in the next file, and where its title stands. */
export function KeyRows({
  columns,
  mapping,
  onChange,
}: {
  columns: readonly FoundColumn[]
  mapping: Mapping
  onChange: (part: Partial<Mapping>) => void
}) {
  const { id, title } = mapping
  const chooseId = (column: string) => {
    // Without one, a row is known again by all that it says but the price.
    if (column === '') onChange({ id: null, identity: [] })
    else onChange({ id: { column, pattern: null, is: id?.is ?? 'reference' } })
  }
  return (
    <>
      <MapRow label="Reference" hint="Recognises the row in the next file">
        <Pick
          label="Reference"
          value={id?.column ?? ''}
          none="None"
          options={namesOf(columns)}
          onValue={chooseId}
        />
        {id ? (
          <>
            <Pick
              label="What the reference is"
              value={id.is}
              options={kinds}
              onValue={(is) => onChange({ id: { ...id, is: is === 'property-id' ? is : 'reference' } })}
            />
            <Samples columns={columns} of={[id.column]} />
          </>
        ) : (
          <p className="text-sm text-muted">Rows are recognised by everything they say except the price.</p>
        )}
      </MapRow>
      <MapRow label="Title">
        <Pick
          label="Title"
          value={title?.column ?? ''}
          none="None: made from the facts"
          options={namesOf(columns)}
          onValue={(column) =>
            onChange({ title: column === '' ? null : { column, pattern: null, written: 'text' } })
          }
        />
        {title && <Samples columns={columns} of={[title.column]} />}
      </MapRow>
    </>
  )
}
