import { kindNames } from '#contract/admin/lead-words.ts'
import { leadKinds } from '#contract/leads/leads.ts'
import { Field } from '#ui/field.tsx'
import type { Answer } from '../call.ts'
import { AreaPicker } from '../components/area-picker.tsx'
import { Choice } from '../components/choice.tsx'
import { useAreas, useProjects } from '../lookups.ts'
import { ListingPicker } from './listing-picker.tsx'
import type { Writing } from './new-lead-draft.ts'
import { idOf } from './new-lead-draft.ts'

const kinds = leadKinds.map((kind) => [kind, kindNames[kind]] as const)

/** What they ask about: a listing, a project, or a place; and what they said. */
export function AboutFields({
  draft,
  change,
  errors,
  cities,
}: Writing & { cities: Answer<'leadChoices'>['data']['cities'] }) {
  const { kind, city, area } = draft
  const cityId = idOf(city) ?? undefined
  const areas = useAreas(cityId)
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          label="Kind"
          value={kind}
          options={kinds}
          error={errors.kind}
          onValue={(chosen) => change({ kind: chosen })}
        />
        {kind === 'project_inquiry' && <ProjectChoice draft={draft} change={change} errors={errors} />}
        {kind !== 'property_inquiry' && kind !== 'project_inquiry' && (
          <>
            <Choice
              label="City"
              value={city}
              options={[['', 'Not said'], ...cities.map(({ id, name }) => [String(id), name] as const)]}
              error={errors.city_id}
              onValue={(chosen) => change({ city: chosen, area: '' })}
            />
            {cityId !== undefined && (
              <AreaPicker
                key={cityId}
                areas={areas}
                value={idOf(area)}
                error={errors.area_id}
                onValue={(id) => change({ area: id === null ? '' : String(id) })}
              />
            )}
          </>
        )}
      </div>
      {kind === 'property_inquiry' && (
        <ListingPicker
          value={idOf(draft.property)}
          error={errors.property_id}
          onValue={(id) => change({ property: id === null ? '' : String(id) })}
        />
      )}
      <Field
        label="What they said"
        name="message"
        multiline
        value={draft.message}
        error={errors.message}
        hint="Budget, size, when they can be reached."
        onValue={(message) => change({ message })}
      />
    </div>
  )
}

function ProjectChoice({ draft, change, errors }: Writing) {
  const projects = useProjects()
  return (
    <Choice
      label="Project"
      value={draft.project}
      options={projects.map(({ id, name }) => [String(id), name] as const)}
      none="Choose a project"
      error={errors.project_id}
      onValue={(project) => change({ project })}
    />
  )
}
