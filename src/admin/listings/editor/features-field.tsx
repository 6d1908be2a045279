import { typeOf } from '#contract/listings/property.ts'
import { usualFeatures } from '#contract/listings/usual-features.ts'
import { listingEditor as t } from '#messages/admin.ts'
import type { Editing } from './facts-fields.tsx'

/** Amenities: the usual ones to tick, any other by its name, one a line. */
export function FeaturesField({ form: { values, errors, set } }: Editing) {
  const choices = [...new Set([...usualFeatures[typeOf(values.subtype)], ...values.features])]
  const toggle = (feature: string, isThere: boolean) =>
    set(
      'features',
      isThere ? [...values.features, feature] : values.features.filter((one) => one !== feature),
    )
  return (
    <div className="space-y-4">
      <fieldset>
        <legend className="sr-only">{t.amenities}</legend>
        <ul className="flex flex-wrap gap-2">
          {choices.map((feature) => (
            <li key={feature}>
              <label className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-full border border-line px-4 has-checked:border-green-700 has-checked:bg-green-50 has-checked:text-green-800 has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
                <input
                  type="checkbox"
                  checked={values.features.includes(feature)}
                  onChange={({ currentTarget }) => toggle(feature, currentTarget.checked)}
                  className="accent-green-700"
                />
                {feature}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <AddFeature
        onAdd={(feature) => toggle(feature, true)}
        known={values.features}
        error={errors.features}
      />
    </div>
  )
}

function AddFeature({
  onAdd,
  known,
  error,
}: {
  onAdd: (feature: string) => void
  known: readonly string[]
  error: string | undefined
}) {
  return (
    <div>
      <label className="block text-sm text-muted">
        {t.addAmenity}
        <input
          type="text"
          maxLength={80}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            const feature = event.currentTarget.value.trim()
            if (feature && !known.includes(feature)) onAdd(feature)
            event.currentTarget.value = ''
          }}
          className="mt-1 block min-h-11 w-full max-w-sm rounded-input border border-field px-3 text-base text-ink"
        />
      </label>
      {error && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
