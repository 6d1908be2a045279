import { possessionLabel } from '#contract/listings/building.ts'
import { convertSize, sizeUnitOptions, toSquareFeet } from '#contract/listings/convert-size.ts'
import { formatSize } from '#contract/listings/format-size.ts'
import {
  marlaBases,
  possessions,
  pricedPer,
  purposes,
  subtypes,
  typeLabel,
  typeOf,
} from '#contract/listings/property.ts'
import { formatAmount } from '#contract/text/money.ts'
import { priceUnitNames, priceUnits } from '#contract/text/read-price.ts'
import { parseNumber } from '#contract/text/typed-number.ts'
import { listingEditor as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import { Choice } from '../../components/choice.tsx'
import type { Form } from '../../forms/use-form.ts'
import { type ListingValues, priceIn } from './listing-values.ts'

export type Editing = { form: Form<ListingValues> }

/** Title and description, in both languages. */
export function TextFields({ form }: Editing) {
  const urdu = { lang: 'ur', hint: t.inUrduHint } as const
  return (
    <div className="grid gap-4 md:grid-cols-2 [&_textarea]:min-h-48">
      <Field
        {...form.field('title')}
        label={t.title}
        hint={t.titleHint({ length: form.values.title.length })}
      />
      <Field {...form.field('title_ur')} {...urdu} label={t.titleInUrdu} />
      <Field {...form.field('description')} label={t.description} multiline hint={t.descriptionHint} />
      <Field {...form.field('description_ur')} {...urdu} label={t.descriptionInUrdu} multiline />
    </div>
  )
}

const pairs = 'grid gap-4 sm:grid-cols-2'
const kinds = subtypes.map(
  (subtype) => [subtype, `${typeLabel(typeOf(subtype))}: ${typeLabel(subtype)}`] as const,
)

/** Purpose, kind, price, size and rooms. */
export function FactsFields({ form }: Editing) {
  const { values } = form
  const unit = priceUnitNames[priceUnits[values.purpose]]
  const isLocal = values.size_unit === 'marla' || values.size_unit === 'kanal'
  return (
    <div className="stack-4">
      <div className={pairs}>
        <Choice
          {...form.field('purpose')}
          label={t.purpose}
          options={purposes.map((purpose) => [purpose, purpose === 'sale' ? t.forSale : t.toRent] as const)}
        />
        <Choice {...form.field('subtype')} label={t.propertyType} options={kinds} />
      </div>
      <Field
        {...form.field('price')}
        label={values.purpose === 'rent' ? t.rentLabel({ unit }) : t.priceLabel({ unit })}
        autoComplete="off"
        hint={priceHint(values)}
      />
      <div className={pairs}>
        <Field {...form.field('size_value')} label={t.size} inputMode="decimal" hint={sizeHint(values)} />
        <Choice
          {...form.field('size_unit')}
          label={t.unit}
          options={sizeUnitOptions.map(({ value, label }) => [value, label] as const)}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field {...form.field('beds')} label={t.beds} inputMode="numeric" />
        <Field {...form.field('baths')} label={t.baths} inputMode="numeric" />
        {isLocal && (
          <Choice
            {...form.field('marla_basis')}
            label={t.marlaBasis}
            options={marlaBases.map((basis) => [String(basis), String(basis)] as const)}
          />
        )}
      </div>
      <BuildingFields form={form} />
    </div>
  )
}

/** Possession; of what is built, its year and floor as well. */
function BuildingFields({ form }: Editing) {
  const isPlot = typeOf(form.values.subtype) === 'plot'
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Choice
        {...form.field('possession')}
        label={t.possession}
        options={[
          ['', t.notStated] as const,
          ...possessions.map((possession) => [possession, possessionLabel(possession)] as const),
        ]}
      />
      {(!isPlot || form.values.year_built !== '') && (
        <Field {...form.field('year_built')} label={t.yearBuilt} inputMode="numeric" hint={t.yearHint} />
      )}
      {(!isPlot || form.values.floor !== '') && (
        <Field {...form.field('floor')} label={t.floor} autoComplete="off" hint={t.floorHint} />
      )}
    </div>
  )
}

function priceHint(values: ListingValues): string {
  const { purpose, subtype, size_value, size_unit, marla_basis } = values
  const pkr = priceIn(values)
  if (pkr === undefined) return t.priceHint
  if (pkr === 0) return t.priceOnCall
  const price = purpose === 'rent' ? t.pricePerMonth({ price: formatAmount(pkr) }) : formatAmount(pkr)
  const size = parseNumber(size_value) ?? 0
  if (size === 0) return price
  const per = pricedPer(subtype)
  const each = pkr / convertSize({ value: size, unit: size_unit }, per, Number(marla_basis)).value
  const withUnitPrice = per === 'marla' ? t.pricePerMarla : t.pricePerSqft
  return withUnitPrice({ price, each: formatAmount(each) })
}

function sizeHint({ size_value, size_unit, marla_basis }: ListingValues): string | undefined {
  const value = parseNumber(size_value) ?? 0
  if (!(value > 0) || size_unit === 'sqft') return undefined
  return formatSize({ value: toSquareFeet(value, size_unit, Number(marla_basis)), unit: 'sqft' })
}
