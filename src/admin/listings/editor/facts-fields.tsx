import { marlaBases, pricedPer, purposes, subtypes, typeLabel, typeOf } from '#contract/listings/property.ts'
import { convertSize, formatSize, sizeUnitOptions, toSquareFeet } from '#contract/listings/sizes.ts'
import { formatAmount, priceUnitNames, priceUnits } from '#contract/text/money.ts'
import { parseNumber } from '#contract/text/typed-number.ts'
import { Field } from '#ui/field.tsx'
import { Choice } from '../../components/choice.tsx'
import { type ListingForm, priceIn } from './listing-form.ts'
import type { ListingEditor } from './use-listing-editor.ts'

export type Editing = Pick<ListingEditor, 'form' | 'errors' | 'change'>

/** Title and description. */
export function WordsFields({ form, errors, change }: Editing) {
  return (
    <div className="space-y-4">
      <Field
        label="Title"
        name="title"
        value={form.title}
        onValue={(title) => change({ title })}
        error={errors.title}
        hint={`${form.title.length} of 150 characters`}
      />
      <div className="[&_textarea]:min-h-48">
        <Field
          label="Description"
          name="description"
          multiline
          value={form.description}
          onValue={(description) => change({ description })}
          error={errors.description}
          hint="An empty line begins a paragraph. Addresses of other sites are hidden from visitors."
        />
      </div>
    </div>
  )
}

const pairs = 'grid gap-4 sm:grid-cols-2'
const kinds = subtypes.map(
  (subtype) => [subtype, `${typeLabel(typeOf(subtype))}: ${typeLabel(subtype)}`] as const,
)

/** Purpose, kind, price, size and rooms. */
export function FactsFields({ form, errors, change }: Editing) {
  const isLocal = form.size_unit === 'marla' || form.size_unit === 'kanal'
  return (
    <div className="space-y-4">
      <div className={pairs}>
        <Choice
          label="Purpose"
          value={form.purpose}
          options={purposes.map((purpose) => [purpose, purpose === 'sale' ? 'For sale' : 'To rent'] as const)}
          error={errors.purpose}
          onValue={(purpose) => change({ purpose })}
        />
        <Choice
          label="Kind"
          value={form.subtype}
          options={kinds}
          error={errors.subtype}
          onValue={(subtype) => change({ subtype })}
        />
      </div>
      <Field
        label={`${form.purpose === 'rent' ? 'Rent a month' : 'Price'} (${priceUnitNames[priceUnits[form.purpose]]})`}
        name="price"
        value={form.price}
        autoComplete="off"
        onValue={(price) => change({ price })}
        error={errors.price}
        hint={priceEcho(form)}
      />
      <div className={pairs}>
        <Field
          label="Size"
          name="size_value"
          inputMode="decimal"
          value={form.size_value}
          onValue={(size_value) => change({ size_value })}
          error={errors.size_value}
          hint={sizeEcho(form)}
        />
        <Choice
          label="Unit"
          value={form.size_unit}
          options={sizeUnitOptions.map(({ value, label }) => [value, label] as const)}
          onValue={(size_unit) => change({ size_unit })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field
          label="Beds"
          name="beds"
          inputMode="numeric"
          value={form.beds}
          onValue={(beds) => change({ beds })}
          error={errors.beds}
        />
        <Field
          label="Baths"
          name="baths"
          inputMode="numeric"
          value={form.baths}
          onValue={(baths) => change({ baths })}
          error={errors.baths}
        />
        {isLocal && (
          <Choice
            label="Sq ft in a marla"
            value={form.marla_basis}
            options={marlaBases.map((basis) => [String(basis), String(basis)] as const)}
            onValue={(marla_basis) => change({ marla_basis })}
          />
        )}
      </div>
    </div>
  )
}

function priceEcho(form: ListingForm): string {
  const { purpose, subtype, size_value, size_unit, marla_basis } = form
  const pkr = priceIn(form)
  if (pkr === undefined) return 'e.g. 2.5, 50 Lac or 2,50,00,000; leave empty for ‘Call’'
  if (pkr === 0) return 'Visitors see ‘Call’ instead of a price'
  const said = `${formatAmount(pkr)}${purpose === 'rent' ? ' a month' : ''}`
  const size = parseNumber(size_value) ?? 0
  if (size === 0) return said
  const per = pricedPer(subtype)
  const each = pkr / convertSize({ value: size, unit: size_unit }, per, Number(marla_basis)).value
  return `${said}, ${formatAmount(each)} per ${per === 'marla' ? 'marla' : 'sq ft'}`
}

function sizeEcho({ size_value, size_unit, marla_basis }: ListingForm): string | undefined {
  const value = parseNumber(size_value) ?? 0
  if (!(value > 0) || size_unit === 'sqft') return undefined
  return formatSize({ value: toSquareFeet(value, size_unit, Number(marla_basis)), unit: 'sqft' })
}
