/** The contents of each filter, the same in the bar's popovers and in the sheet on phones. */

import { convertSize, sizeUnitOptions } from '#contract/listings/convert-size.ts'
import { allTypes, type SizeUnit, typeGroups } from '#contract/listings/property.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { priceRange } from '#contract/search/search-wording.ts'
import { formatAmount } from '#contract/text/money.ts'
import { parsePrice, priceUnitNames, priceUnits, typedPrice } from '#contract/text/read-price.ts'
import { parseNumber } from '#contract/text/typed-number.ts'
import { searchFields as fields, searchFilters as t } from '#messages/site.ts'
import type { Answer } from '#ui/api.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { CheckRow } from './check-row.tsx'
import { pricePresets } from './presets.ts'
import { TypedField } from './typed-field.tsx'
import { chooseType, type Filters, toggled } from './use-filters.ts'

export type FieldProps = {
  filters: Pick<Filters, 'choice' | 'change'>
  counts: Answer<'search'>['counts']
  /** What the server said about a filter, by its key. */
  refused: Readonly<Record<string, string>>
}

export function TypeFields({ filters: { choice, change }, counts }: FieldProps) {
  const { type = 'all', subtype = [] } = choice
  const found = counts && new Map(counts.subtype.map(({ value, count }) => [value, count]))
  const groups = typeGroups.filter(({ value }) => type === 'all' || type === value)
  return (
    <>
      <fieldset>
        <legend className="sr-only">{fields.type}</legend>
        <div className="mb-3 grid grid-cols-2 gap-2">
          {[allTypes, ...typeGroups].map(({ value, label }) => (
            <Pill
              key={value}
              name="type"
              value={value}
              label={label}
              checked={type === value}
              onChange={() => change(chooseType(value))}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="sr-only">{t.subtype}</legend>
        <ul>
          {groups.flatMap((group) =>
            group.subtypes
              .filter(({ value }) => !found || found.has(value) || subtype.includes(value))
              .map(({ value, label }) => (
                <CheckRow
                  key={value}
                  name="subtype"
                  value={value}
                  label={label}
                  count={found && (found.get(value) ?? 0)}
                  checked={subtype.includes(value)}
                  onChange={() => change({ subtype: toggled(subtype, value) })}
                />
              )),
          )}
        </ul>
      </fieldset>
    </>
  )
}

/** One of few choices, as a pill that fills when it is chosen. */
export function Pill({
  label,
  ...input
}: {
  name: string
  value: string
  label: string
  checked: boolean
  onChange: () => void
}) {
  return (
    <label className="grid min-h-11 cursor-pointer place-items-center rounded-input border border-line px-3 text-center text-[0.9375rem] transition-colors duration-150 hover:border-field has-checked:border-green-700 has-checked:bg-green-50 has-checked:font-medium has-checked:text-green-700 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <input type="radio" {...input} className="sr-only" />
      {label}
    </label>
  )
}

export function PriceFields({ filters: { choice, change }, refused }: FieldProps) {
  const unit = priceUnits[choice.purpose ?? 'sale']
  const shared = {
    read: (text: string) => parsePrice(text, unit),
    write: typedPrice,
    understood: formatAmount,
    complaint: t.priceInvalid,
  }
  return (
    <>
      <div className="flex gap-3">
        <TypedField
          label={t.priceMinimum({ unit: priceUnitNames[unit] })}
          name="minPrice"
          placeholder={fields.any}
          value={choice.minPrice}
          onCommit={(minPrice) => change({ minPrice })}
          error={refused.minPrice}
          {...shared}
        />
        <TypedField
          label={t.priceMaximum({ unit: priceUnitNames[unit] })}
          name="maxPrice"
          placeholder={fields.any}
          value={choice.maxPrice}
          onCommit={(maxPrice) => change({ maxPrice })}
          error={refused.maxPrice}
          {...shared}
        />
      </div>
      <ul className="mt-4 flex flex-wrap gap-2">
        {pricePresets[choice.purpose ?? 'sale'].map(([minPrice, maxPrice]) => (
          <li key={`${minPrice}-${maxPrice}`}>
            <SiteLink
              href={searchAddress({ ...choice, minPrice, maxPrice, page: 1 })}
              onClick={(event) => {
                event.preventDefault()
                change({ minPrice, maxPrice })
              }}
              className="flex min-h-9 items-center rounded-full border border-line px-3 text-sm whitespace-nowrap hover:border-field"
            >
              {priceRange(minPrice, maxPrice)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}

export function SizeFields({ filters: { choice, change }, refused }: FieldProps) {
  const { sizeUnit = 'sqft' } = choice
  const shared = {
    read: parseNumber,
    inputMode: 'decimal' as const,
    placeholder: fields.any,
    complaint: t.sizeInvalid,
  }
  return (
    <>
      <fieldset className="mb-4 flex flex-wrap gap-2 [&_label]:flex-1">
        <legend className="sr-only">{t.sizeUnit}</legend>
        {sizeUnitOptions.map(({ value, label }) => (
          <Pill
            key={value}
            name="sizeUnit"
            value={value}
            label={label}
            checked={sizeUnit === value}
            onChange={() => change(inUnit(choice, value))}
          />
        ))}
      </fieldset>
      <div className="flex gap-3">
        <TypedField
          label={t.sizeMinimum}
          name="minSize"
          value={choice.minSize}
          onCommit={(minSize) => change({ minSize })}
          error={refused.minSize}
          {...shared}
        />
        <TypedField
          label={t.sizeMaximum}
          name="maxSize"
          value={choice.maxSize}
          onCommit={(maxSize) => change({ maxSize })}
          error={refused.maxSize}
          {...shared}
        />
      </div>
    </>
  )
}

/** The same sizes said in another unit. */
function inUnit({ minSize, maxSize, sizeUnit: from = 'sqft' }: SearchChoice, to: SizeUnit): SearchChoice {
  const converted = (value?: number) => value && convertSize({ value, unit: from }, to).value
  return { sizeUnit: to, minSize: converted(minSize), maxSize: converted(maxSize) }
}

/** `waits`: half a query in words would be understood as another one. */
export function KeywordField({
  filters: { choice, change },
  refused,
  waits = false,
}: FieldProps & { waits?: boolean }) {
  return (
    <TypedField
      label={t.keyword}
      name="keyword"
      type="search"
      inputMode="search"
      placeholder={t.keywordExample}
      value={choice.keyword}
      read={(text) => text.trim() || undefined}
      waits={waits}
      onCommit={(keyword) => change({ keyword })}
      error={refused.keyword}
    />
  )
}
