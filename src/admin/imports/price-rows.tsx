import { evidenceKinds } from '#contract/evidence/evidence.ts'
import { propertyTypes } from '#contract/listings/property.ts'
import { priceImports, imports as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import type { Mapping } from './labels.ts'
import { MapRow, Pick } from './map-row.tsx'

const { fields } = priceImports

/** What all prices of a file have in common: their kind, their date, and what they are where no type says it. */
export function PriceRows({
  mapping: { priceKind = 'asked', date, typeGroup },
  onChange,
}: {
  mapping: Mapping
  onChange: (part: Partial<Mapping>) => void
}) {
  return (
    <>
      <MapRow label={fields.noDate}>
        <div className="w-60 max-w-full">
          <Field
            label={fields.noDate}
            name="date"
            hint={fields.dateFormat}
            value={date ?? ''}
            onValue={(text) => onChange({ date: text.trim() === '' ? null : text })}
          />
        </div>
      </MapRow>
      <MapRow label={fields.kind} {...(priceKind === 'agreed' && { hint: fields.agreedHint })}>
        <Pick
          label={fields.kind}
          value={priceKind}
          options={evidenceKinds.map((kind) => [kind, fields[kind]])}
          onValue={(text) =>
            onChange({ priceKind: evidenceKinds.find((kind) => kind === text) ?? priceKind })
          }
        />
      </MapRow>
      <MapRow label={fields.group}>
        <Pick
          label={fields.group}
          value={typeGroup ?? ''}
          none={t.skipRows}
          options={propertyTypes.map((type) => [type, fields.groups[type]])}
          onValue={(text) => onChange({ typeGroup: propertyTypes.find((type) => type === text) ?? null })}
        />
      </MapRow>
    </>
  )
}
