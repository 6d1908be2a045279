/**
 * The content of a closed filter: a few plain fields, enough to choose without JavaScript and to keep the
 * current choice when the form is sent. The rich fields replace them when a visitor approaches, so that
 * pages stay light.
 */

import { possessionLabel } from '#contract/listings/building.ts'
import { sizeUnitOptions } from '#contract/listings/convert-size.ts'
import { featureLabel } from '#contract/listings/features.ts'
import { possessions, subtypes, typeLabel } from '#contract/listings/property.ts'
import { type SearchChoice, searchFlags } from '#contract/search/search-keys.ts'
import { searchLabels } from '#contract/search/search-labels.ts'
import { priceUnitNames, priceUnits, typedPrice } from '#contract/text/read-price.ts'
import { building } from '#messages/common.ts'
import { formatNumber } from '#messages/format-number.ts'
import { searchFields as fields, searchFilters as t } from '#messages/site.ts'
import { addedOptions } from './added.ts'
import type { AreaChoice } from './area-checklist.tsx'
import type { BarOption } from './bar-select.tsx'
import { asksForBuilding } from './building-fields.tsx'
import { floorEndOptions, yearOptions } from './building-options.ts'
import { offeredFeatures } from './feature-fields.tsx'
import type { SearchData } from './search-data.ts'

type Counts = SearchData['answer']['counts']
const offered = 12

/** `areas` are those of the chosen city, with or without counts. */
export function PlainAreas({ choice, areas }: { choice: SearchChoice; areas: readonly AreaChoice[] }) {
  const { areaIds = [] } = choice
  const others = areas.filter(({ id }) => !areaIds.includes(id)).slice(0, offered)
  return (
    <PlainAddition
      label={t.addArea}
      name="areaIds"
      chosen={areaIds}
      options={others.map(({ id, name, count }) => [id, withCount(name, count)])}
    />
  )
}

export function PlainTypes({ choice, counts }: { choice: SearchChoice; counts: Counts }) {
  const { type, subtype = [] } = choice
  const types = counts?.subtype ?? subtypes.map((value) => ({ value, count: undefined }))
  const others = types.filter(({ value }) => !subtype.includes(value)).slice(0, counts && offered)
  return (
    <>
      {type && type !== 'all' && <input type="hidden" name="type" value={type} />}
      <PlainAddition
        label={t.addType}
        name="subtype"
        chosen={subtype}
        options={others.map(({ value, count }) => [value, withCount(typeLabel(value), count)])}
      />
    </>
  )
}

/** 'House (120)', or without a number where there is no count. */
function withCount(name: string, count: number | undefined): string {
  return count === undefined ? name : `${name} (${formatNumber(count)})`
}

/** The current choices, and a select for one more: the form sends both under one name. */
function PlainAddition({
  label,
  name,
  chosen,
  options,
}: {
  label: string
  name: string
  chosen: ReadonlyArray<string | number>
  options: ReadonlyArray<readonly [value: string | number, text: string]>
}) {
  return (
    <>
      {chosen.length > 0 && <input type="hidden" name={name} value={chosen.join(',')} />}
      <label>
        {label}
        <select name={name} className={`${plainClass} select-arrow pe-9`}>
          <option value="">{fields.any}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

export function PlainPrice({ choice: { purpose = 'sale', minPrice, maxPrice } }: { choice: SearchChoice }) {
  const unit = priceUnitNames[priceUnits[purpose]]
  return (
    <>
      <PlainText label={t.priceMinimum({ unit })} name="minPrice" value={minPrice && typedPrice(minPrice)} />
      <PlainText label={t.priceMaximum({ unit })} name="maxPrice" value={maxPrice && typedPrice(maxPrice)} />
    </>
  )
}

export function PlainSize({ choice: { minSize, maxSize, sizeUnit } }: { choice: SearchChoice }) {
  return (
    <>
      <PlainText label={t.sizeMinimum} name="minSize" value={minSize} />
      <PlainText label={t.sizeMaximum} name="maxSize" value={maxSize} />
      <PlainSelect
        key={sizeUnit}
        label={t.sizeUnit}
        name="sizeUnit"
        defaultValue={sizeUnit}
        options={sizeUnitOptions}
      />
    </>
  )
}

export function PlainMore({ choice }: { choice: SearchChoice }) {
  const { features = [], added } = choice
  const others = offeredFeatures(choice).filter((feature) => !features.includes(feature))
  return (
    <>
      <PlainBuilding choice={choice} />
      <PlainAddition
        label={t.addFeature}
        name="features"
        chosen={features}
        options={others.map((feature) => [feature, featureLabel(feature)])}
      />
      <PlainSelect key={added} label={t.added} name="added" defaultValue={added} options={addedOptions()} />
      {searchFlags.map((key) => (
        <label key={`${key}-${choice[key]}`} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name={key}
            value="true"
            defaultChecked={choice[key]}
            className="size-4.5 accent-green-700"
          />
          {searchLabels[key].name}
        </label>
      ))}
    </>
  )
}

function PlainBuilding({ choice }: { choice: SearchChoice }) {
  const { possession = [], minYear, minFloor, maxFloor } = choice
  const others = possessions.filter((value) => !possession.includes(value))
  return (
    <>
      <PlainAddition
        label={building.possession}
        name="possession"
        chosen={possession}
        options={others.map((value) => [value, possessionLabel(value)])}
      />
      {asksForBuilding(choice) && (
        <>
          <PlainSelect
            key={`year-${minYear}`}
            label={building.yearBuilt}
            name="minYear"
            defaultValue={minYear}
            options={yearOptions(minYear)}
          />
          <PlainSelect
            key={`lowest-${minFloor}`}
            label={searchLabels.minFloor.name}
            name="minFloor"
            defaultValue={minFloor}
            options={floorEndOptions(minFloor)}
          />
          <PlainSelect
            key={`highest-${maxFloor}`}
            label={searchLabels.maxFloor.name}
            name="maxFloor"
            defaultValue={maxFloor}
            options={floorEndOptions(maxFloor)}
          />
        </>
      )}
    </>
  )
}

function PlainSelect({
  label,
  options,
  ...select
}: {
  label: string
  name: string
  defaultValue: string | number | undefined
  options: readonly BarOption[]
}) {
  return (
    <label className="block">
      {label}
      <select {...select} className={`${plainClass} select-arrow pe-9`}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

export function PlainText({
  label,
  name,
  value,
}: {
  label: string
  name: string
  value?: string | number | undefined
}) {
  return (
    <label>
      {label}
      <input key={value} name={name} defaultValue={value} placeholder={fields.any} className={plainClass} />
    </label>
  )
}

const plainClass = 'mb-3 block min-h-11 w-full rounded-input border border-field px-3'
