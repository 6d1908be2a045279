/** What forms about a property ask alike: its city, its type, its size. */

import { readSize } from '#contract/forms/typed-amounts.ts'
import { sizeUnitOptions } from '#contract/listings/convert-size.ts'
import { formatSize } from '#contract/listings/format-size.ts'
import { sizeUnits, typeGroups } from '#contract/listings/property.ts'
import { formFields as t } from '#messages/site.ts'
import { Field } from '#ui/field.tsx'
import type { FieldState } from '#ui/forms/field-state.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { sentName, useCities } from '../cities.ts'
import { chosen } from './chosen.ts'

/** The cities the agency works in, by name. */
export function CityOptions() {
  const { data } = useCities()
  return (
    <>
      <option value="">{t.chooseCity}</option>
      {data.map((city) => (
        <option key={city.id} value={sentName(city)}>
          {city.name}
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

/** A size and the unit it is measured in, side by side, with what was understood. */
export function SizeFields({ size, unit }: { size: FieldState; unit: FieldState }) {
  const understood = readSize(size.value, chosen(sizeUnits, unit.value, 'marla'))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7.25rem] gap-3.5 sm:grid-cols-[3fr_2fr]">
      <Field
        autoComplete="off"
        enterKeyHint="next"
        hint={understood ? formatSize(understood) : t.sizeHint}
        {...size}
      />
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
