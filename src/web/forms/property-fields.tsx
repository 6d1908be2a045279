/** What forms about a property ask alike: its city, its type, its size. */
import { typeGroups } from '#contract/property.ts'
import { sizeUnitOptions } from '#contract/sizes.ts'
import { useCities } from '../cities.ts'
import { Field } from '../ui/field.tsx'
import { SelectField } from './select-field.tsx'
import type { FieldState } from './use-form.ts'

/** The cities the agency works in, by name. */
export function CityOptions() {
  const { data } = useCities()
  return (
    <>
      <option value="">Choose a city</option>
      {data.map(({ id, name }) => (
        <option key={id} value={name}>
          {name}
        </option>
      ))}
    </>
  )
}

export function TypeOptions() {
  return typeGroups.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

/** A size and the unit it is measured in, side by side. */
export function SizeFields({ size, unit }: { size: FieldState; unit: FieldState }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7.25rem] gap-3.5 sm:grid-cols-[3fr_2fr]">
      <Field inputMode="decimal" enterKeyHint="next" {...size} />
      <SelectField {...unit}>
        {sizeUnitOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
