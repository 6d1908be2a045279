import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { filerStatuses, propertyRegions, taxedProperties } from '#contract/costs/charges.ts'
import type { CostsKey } from '#contract/costs/costs-keys.ts'
import { purposes } from '#contract/listings/property.ts'
import { typedPrice } from '#contract/text/read-price.ts'
import { costs as labels } from '#messages/common.ts'
import { costsScreen as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { formatDate } from '#ui/format-date.ts'
import type { FieldState } from '#ui/forms/field-state.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { localPath } from '#ui/local-path.ts'
import { ChoiceField } from '../../forms/choice-field.tsx'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { type CostsQuery, costsAddress, readCostsQuery } from './costs-address.ts'
import type { Costs } from './costs-data.ts'

/** The question. Its address is the page of the answer, with and without JavaScript. */
export function CostsForm({
  query,
  costs,
  errors,
}: {
  query: CostsQuery
  costs: Costs | undefined
  errors: Readonly<Record<string, string>>
}) {
  const router = useRouter()
  const [values, setValues] = useState(() => toFormValues(query, costs))
  const isSale = values.purpose === 'sale'
  const field = (name: CostsKey, label: string) => ({
    id: `costs-${name}`,
    name,
    label,
    value: values[name] ?? '',
    error: errors[name],
    onValue: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    onLeave: () => {},
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readCostsQuery(Object.fromEntries(new FormData(event.currentTarget)))
    void router.navigate({ href: costsAddress(typed), resetScroll: false })
  }
  return (
    <form
      action={localPath(costsAddress())}
      onSubmit={send}
      className="stack-3.5 rounded-panel border border-line bg-white p-5 md:p-6"
    >
      <ErrorSummary
        items={Object.entries(errors).map(([name, message]) => ({
          id: `costs-${name}`,
          label: fieldLabel(name, isSale),
          message,
        }))}
      />
      <ChoiceField
        options={purposes.map((value) => ({ value, label: t.purposes[value] }))}
        {...field('purpose', t.purpose)}
      />
      <Field
        inputMode="text"
        hint={t.priceHint[isSale ? 'sale' : 'rent']}
        {...field('price', t.price[isSale ? 'sale' : 'rent'])}
      />
      {isSale && <SaleFields field={field} />}
      <DateField {...field('on', t.on)} hint={t.onHint} />
      <button type="submit" className={`${buttonClass({ variant: 'main' })} w-full`}>
        {t.submit}
      </button>
    </form>
  )
}

/** Browsers write a date in the form of the device: below it stands how the page says it. */
function DateField({ hint, ...field }: ReturnType<FieldOf> & { hint?: string }) {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(field.value) && !Number.isNaN(Date.parse(field.value))
  return <Field type="date" {...field} hint={isDay ? formatDate(field.value) : hint} />
}

type FieldOf = (name: CostsKey, label: string) => Omit<FieldState, 'multiline'>

function SaleFields({ field }: { field: FieldOf }) {
  return (
    <>
      <SelectField {...field('region', t.region)}>
        {propertyRegions.map((region) => (
          <option key={region} value={region}>
            {labels.regions[region]}
          </option>
        ))}
      </SelectField>
      <SelectField hint={t.statusHint} {...field('status', t.status)}>
        {filerStatuses.map((status) => (
          <option key={status} value={status}>
            {labels.statuses[status]}
          </option>
        ))}
      </SelectField>
      <Field hint={t.transferFeeHint} {...field('transfer_fee', t.transferFee)} />
      <fieldset className="stack-3.5 border-t border-line pt-3.5">
        <legend className="sr-only">{t.seller}</legend>
        <p aria-hidden="true" className="text-sm text-muted">
          {t.seller}
        </p>
        <SelectField {...field('property', t.property)}>
          {taxedProperties.map((property) => (
            <option key={property} value={property}>
              {labels.properties[property]}
            </option>
          ))}
        </SelectField>
        <DateField {...field('bought_on', t.boughtOn)} />
        <Field {...field('bought_for', t.boughtFor)} />
      </fieldset>
    </>
  )
}

/** What was typed, else what the answer was computed for. */
function toFormValues(query: CostsQuery, costs: Costs | undefined): CostsQuery {
  return {
    purpose: costs?.purpose ?? (query.purpose === 'rent' ? 'rent' : 'sale'),
    price: query.price ?? (costs ? typedPrice(costs.price) : ''),
    region: costs?.region ?? query.region ?? 'islamabad',
    status: costs?.status ?? query.status ?? 'filer',
    property: costs?.property ?? query.property ?? 'house',
    on: query.on ?? '',
    bought_on: query.bought_on ?? '',
    bought_for: query.bought_for ?? '',
    transfer_fee: query.transfer_fee ?? '',
  }
}

function fieldLabel(name: string, isSale: boolean): string {
  const names: Readonly<Record<string, string>> = {
    price: t.price[isSale ? 'sale' : 'rent'],
    region: t.region,
    status: t.status,
    property: t.property,
    on: t.on,
    bought_on: t.boughtOn,
    bought_for: t.boughtFor,
    transfer_fee: t.transferFee,
  }
  return names[name] ?? name
}
