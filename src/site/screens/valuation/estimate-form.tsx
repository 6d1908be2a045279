import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { EstimateKey } from '#contract/estimates/estimate-keys.ts'
import { readSize } from '#contract/forms/typed-amounts.ts'
import { sizeUnitOptions } from '#contract/listings/convert-size.ts'
import { formatSize } from '#contract/listings/format-size.ts'
import { sizeUnits } from '#contract/listings/property.ts'
import { formFields, estimateScreen as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { localPath } from '#ui/local-path.ts'
import { ChoiceField } from '../../forms/choice-field.tsx'
import { chosen } from '../../forms/chosen.ts'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { TypeOptions } from '../../parts/type-options.tsx'
import type { Place } from './choose-place.ts'
import { type EstimateAsked, estimateAddress, readEstimateAsked } from './estimate-address.ts'
import { typeGroup } from './estimate-data.ts'
import { PlaceField } from './place-field.tsx'

/** The question. Its address is the page of the answer, with and without JavaScript. */
export function EstimateForm({
  asked,
  errors,
  choices,
}: {
  asked: EstimateAsked
  errors: Readonly<Record<string, string>>
  choices: readonly Place[]
}) {
  const router = useRouter()
  const [values, setValues] = useState(() => toFormValues(asked))
  const field = (name: EstimateKey) => ({
    id: `estimate-${name}`,
    name,
    label: labels[name],
    value: values[name],
    error: errors[name],
    onValue: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    onLeave: () => {},
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readEstimateAsked(Object.fromEntries(new FormData(event.currentTarget)))
    void router.navigate({ href: estimateAddress(typed), resetScroll: false })
  }
  const size = readSize(values.size, chosen(sizeUnits, values.size_unit, 'marla'))
  return (
    <form
      // Without JavaScript the answer begins at its heading.
      action={`${localPath(estimateAddress())}#estimate`}
      onSubmit={send}
      noValidate
      className="stack-3.5 rounded-panel border border-line bg-white p-5 shadow-raised md:p-6"
    >
      <h2 className="text-xl">{t.formTitle}</h2>
      <ErrorSummary
        items={Object.entries(errors).map(([name, message]) => ({
          id: `estimate-${name}`,
          label: fieldLabel(name),
          message,
        }))}
      />
      <ChoiceField options={purposes()} {...field('purpose')} />
      <PlaceField
        asked={asked}
        label={labels.place}
        id="estimate-place"
        error={errors.place}
        choices={choices}
      />
      <SelectField {...field('type')}>
        <TypeOptions />
      </SelectField>
      <div className="grid grid-cols-[minmax(0,1fr)_7.25rem] gap-3.5">
        <Field
          autoComplete="off"
          inputMode="text"
          hint={size ? formatSize(size) : formFields.sizeHint}
          {...field('size')}
        />
        <SelectField {...field('size_unit')}>
          {sizeUnitOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {typeGroup(values.type) === 'residential' && (
        <div>
          <div className="grid grid-cols-2 gap-3.5">
            <Field inputMode="numeric" autoComplete="off" {...field('beds')} />
            <Field inputMode="numeric" autoComplete="off" {...field('baths')} />
          </div>
          <p className="mt-1 text-sm text-muted">{t.rooms}</p>
        </div>
      )}
      <button type="submit" className={`${buttonClass({ variant: 'main' })} w-full`}>
        {t.submit}
      </button>
    </form>
  )
}

const purposes = () => [
  { value: 'sale', label: formFields.purposes.sell },
  { value: 'rent', label: formFields.purposes.rentOut },
]

const labels: Readonly<Record<EstimateKey, string>> = {
  get place() {
    return t.place
  },
  get purpose() {
    return formFields.purpose
  },
  get type() {
    return t.type
  },
  get size() {
    return formFields.size
  },
  get size_unit() {
    return formFields.unit
  },
  get beds() {
    return formFields.bedrooms
  },
  get baths() {
    return t.bathrooms
  },
}

function fieldLabel(name: string): string {
  return Object.entries(labels).find(([key]) => key === name)?.[1] ?? name
}

function toFormValues(asked: EstimateAsked): Record<EstimateKey, string> {
  return {
    place: asked.place ?? '',
    purpose: asked.purpose === 'rent' ? 'rent' : 'sale',
    type: asked.type ?? 'house',
    size: asked.size ?? '',
    size_unit: asked.size_unit ?? 'marla',
    beds: asked.beds ?? '',
    baths: asked.baths ?? '',
  }
}
