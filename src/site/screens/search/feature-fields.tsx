import { type Feature, featureLabel, usualFeatures } from '#contract/listings/features.ts'
import { type SearchChoice, searchFlags } from '#contract/search/search-keys.ts'
import { searchLabels } from '#contract/search/search-labels.ts'
import { searchFilters as t } from '#messages/site.ts'
import { addedOptions } from './added.ts'
import { BarSelect } from './bar-select.tsx'
import { CheckRow } from './check-row.tsx'
import { ChoicePills } from './choice-pills.tsx'
import { type Filters, toggled } from './use-filters.ts'

type Changing = { filters: Pick<Filters, 'choice' | 'change'> }

/** Features: a listing must have all that are ticked. */
export function FeatureFields({ filters: { choice, change } }: Changing) {
  const { features = [] } = choice
  return (
    <ChoicePills
      label={t.features}
      name="features"
      options={offeredFeatures(choice).map((feature) => ({ value: feature, label: featureLabel(feature) }))}
      chosen={features}
      onToggle={(feature) => change({ features: toggled(features, feature) })}
    />
  )
}

/** Filters about the listing itself: when it was added, and those that ask yes or nothing. */
export function ListingFields({ filters: { choice, change } }: Changing) {
  return (
    <>
      <BarSelect
        label={t.added}
        name="added"
        value={String(choice.added ?? '')}
        options={addedOptions()}
        onValue={(value) => change({ added: value ? Number(value) : undefined })}
      />
      <ul>
        {searchFlags.map((key) => (
          <CheckRow
            key={key}
            name={key}
            value="true"
            label={searchLabels[key].name}
            checked={choice[key] ?? false}
            onChange={() => change({ [key]: choice[key] ? undefined : true })}
          />
        ))}
      </ul>
    </>
  )
}

/** The usual features of the chosen property type, and any others that are chosen. */
export function offeredFeatures({ type = 'all', features = [] }: SearchChoice): Feature[] {
  return [...new Set([...usualFeatures[type === 'all' ? 'residential' : type], ...features])]
}
