import { kindNames } from '#contract/admin/lead-labels.ts'
import { kindsByHand } from '#contract/admin/new-lead.ts'
import { newLead as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import type { Answer } from '../call.ts'
import { AreaPicker } from '../components/area-picker.tsx'
import { Choice } from '../components/choice.tsx'
import { useAreas, useProjects } from '../lookups.ts'
import { ListingPicker } from './listing-picker.tsx'
import type { LeadFormProps } from './new-lead-values.ts'
import { parseId } from './new-lead-values.ts'

const kinds = kindsByHand.map((kind) => [kind, kindNames[kind]] as const)

/** What they ask about: a listing, a project, or a place; and what they said. */
export function AboutFields({
  form,
  cities,
}: LeadFormProps & { cities: Answer<'leadChoices'>['data']['cities'] }) {
  const { values, errors } = form
  const { kind } = values
  const cityId = parseId(values.city_id) ?? undefined
  const areas = useAreas(cityId)
  return (
    <div className="stack-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice {...form.field('kind')} label={t.kind} options={kinds} />
        {kind === 'project_inquiry' && <ProjectChoice form={form} />}
        {kind !== 'property_inquiry' && kind !== 'project_inquiry' && (
          <>
            <Choice
              {...form.field('city_id')}
              label={t.city}
              options={[['', t.citySkipped], ...cities.map(({ id, name }) => [String(id), name] as const)]}
              onValue={(city_id) => form.change({ city_id, area_id: '' })}
            />
            {cityId !== undefined && (
              <AreaPicker
                key={cityId}
                areas={areas}
                value={parseId(values.area_id)}
                error={errors.area_id}
                onValue={(id) => form.set('area_id', id === null ? '' : String(id))}
              />
            )}
          </>
        )}
      </div>
      {kind === 'property_inquiry' && (
        <ListingPicker
          value={parseId(values.property_id)}
          error={errors.property_id}
          onValue={(id) => form.set('property_id', id === null ? '' : String(id))}
        />
      )}
      <Field {...form.field('message')} label={t.message} multiline hint={t.messageHint} />
    </div>
  )
}

function ProjectChoice({ form }: LeadFormProps) {
  const projects = useProjects()
  return (
    <Choice
      {...form.field('project_id')}
      label={t.project}
      options={projects.map(({ id, name }) => [String(id), name] as const)}
      none={t.chooseProject}
    />
  )
}
