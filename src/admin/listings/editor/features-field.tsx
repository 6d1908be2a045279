import { useId } from 'react'
import { featureKeys, featureLabel, usualFeatures } from '#contract/listings/features.ts'
import { typeOf } from '#contract/listings/property.ts'
import { listingEditor as t } from '#messages/admin.ts'
import { features } from '#messages/common.ts'
import type { Editing } from './facts-fields.tsx'

/** Amenities: checkboxes for the usual ones, a text field for others. It suggests names that searches find. */
export function FeaturesField({ form: { values, errors, set } }: Editing) {
  const usual = usualFeatures[typeOf(values.subtype)].map(featureLabel)
  const choices = [...new Set([...usual, ...values.features])]
  const toggle = (feature: string, isThere: boolean) =>
    set(
      'features',
      isThere ? [...values.features, feature] : values.features.filter((one) => one !== feature),
    )
  return (
    <div className="stack-4">
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
  const suggestions = useId()
  const names = featureKeys(features).map(featureLabel)
  return (
    <div>
      <label className="block text-sm text-muted">
        {t.addAmenity}
        <input
          type="text"
          maxLength={80}
          list={suggestions}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            const feature = inItsSpelling(event.currentTarget.value.trim(), names)
            if (feature && !known.includes(feature)) onAdd(feature)
            event.currentTarget.value = ''
          }}
          className="mt-1 block min-h-11 w-full max-w-sm rounded-input border border-field px-3 text-base text-ink"
        />
      </label>
      <datalist id={suggestions}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {error && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** The spelling of the feature table: 'park FACING' becomes 'Park facing'. */
function inItsSpelling(typed: string, names: readonly string[]): string {
  return names.find((name) => name.toLowerCase() === typed.toLowerCase()) ?? typed
}
