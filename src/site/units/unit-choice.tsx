import { priceUnits } from '#contract/places/price-units.ts'
import { unitChoice as t } from '#messages/site.ts'
import { InlineSelect } from '../parts/inline-select.tsx'
import { chosenUnit } from './chosen-unit.ts'

/** Where a visitor chooses the unit of figures per area; the document listens (`useReadingChoices`). */
export function UnitChoice({ id, className = '' }: { id: string; className?: string }) {
  return (
    <div className={`max-w-full text-sm noscript:hidden print:hidden ${className}`}>
      <InlineSelect
        id={id}
        label={t.label}
        data-unit-choice=""
        ref={(select) => {
          if (select) select.value = chosenUnit() ?? ''
        }}
      >
        <option value="">{t.usual}</option>
        {priceUnits.map((unit) => (
          <option key={unit} value={unit}>
            {t.units[unit]}
          </option>
        ))}
      </InlineSelect>
    </div>
  )
}
