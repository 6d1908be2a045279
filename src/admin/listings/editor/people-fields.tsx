import { listingEditor as t } from '#messages/admin.ts'
import { CheckField } from '#ui/forms/check-field.tsx'
import { Choice } from '../../components/choice.tsx'
import { useAgents, useProjects } from '../../lookups.ts'
import type { Editing } from './facts-fields.tsx'

/** Whose it is, what it is a part of, and whether it stands first: the first and last for those who publish. */
export function PeopleFields({
  form,
  mayPublish,
  agentName,
}: Editing & { mayPublish: boolean; agentName: string | undefined }) {
  const agents = useAgents()
  const projects = useProjects()
  const named = agents.map(({ id, name }): [number | null, string] => [id, name])
  const known = form.values.agent_id !== null && agents.every(({ id }) => id !== form.values.agent_id)
  const others: [number | null, string][] = known && agentName ? [[form.values.agent_id, agentName]] : []
  return (
    <div className="stack-4">
      {mayPublish && (
        <Choice
          {...form.field('agent_id')}
          label={t.agent}
          options={[[null, t.unassigned], ...others, ...named]}
        />
      )}
      <Choice
        {...form.field('project_id')}
        label={t.project}
        options={[
          [null, t.noProject],
          ...projects.map(({ id, name }): [number | null, string] => [id, name]),
        ]}
      />
      {mayPublish && (
        <CheckField
          label={t.featured}
          name="featured"
          checked={form.values.featured}
          onChecked={(featured) => form.set('featured', featured)}
        />
      )}
    </div>
  )
}
