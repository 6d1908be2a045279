import { imports as t } from '#messages/admin.ts'
import { columnOptions, Samples } from './columns-row.tsx'
import type { FoundColumn, Mapping } from './labels.ts'
import { MapRow, Pick } from './map-row.tsx'

const kinds = [
  ['reference', t.key.reference],
  ['property-id', t.key.propertyId],
] as const

/** The columns that identify a listing in the next file, and the column of its title. */
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
      <MapRow label={t.key.label} hint={t.key.hint}>
        <Pick
          label={t.key.label}
          value={id?.column ?? ''}
          none={t.none}
          options={columnOptions(columns)}
          onValue={chooseId}
        />
        {id ? (
          <>
            <Pick
              label={t.key.kind}
              value={id.is}
              options={kinds}
              onValue={(is) => onChange({ id: { ...id, is: is === 'property-id' ? is : 'reference' } })}
            />
            <Samples columns={columns} of={[id.column]} />
          </>
        ) : (
          <p className="text-sm text-muted">{t.key.withoutHelp}</p>
        )}
      </MapRow>
      <MapRow label={t.columns.title}>
        <Pick
          label={t.columns.title}
          value={title?.column ?? ''}
          none={t.madeFromFacts}
          options={columnOptions(columns)}
          onValue={(column) =>
            onChange({ title: column === '' ? null : { column, pattern: null, written: 'text' } })
          }
        />
        {title && <Samples columns={columns} of={[title.column]} />}
      </MapRow>
    </>
  )
}
