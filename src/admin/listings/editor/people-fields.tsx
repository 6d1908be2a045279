import { CheckField } from '#ui/forms/check-field.tsx'
import { Choice } from '../../components/choice.tsx'
import { useAgents, useProjects } from '../../lookups.ts'
import type { Editing } from './facts-fields.tsx'

/** Whose it is, what it is a part of, and whether it stands first: the first and last for those who publish. */
export function PeopleFields({
  form,
  errors,
  change,
  mayPublish,
  agentName,
}: Editing & { mayPublish: boolean; agentName: string | undefined }) {
  const agents = useAgents()
  const projects = useProjects()
  const named = agents.map(({ id, name }): [number | null, string] => [id, name])
  const known = form.agent_id !== null && agents.every(({ id }) => id !== form.agent_id)
  const others: [number | null, string][] = known && agentName ? [[form.agent_id, agentName]] : []
  return (
    <div className="space-y-4">
      {mayPublish && (
        <Choice
          label="Agent"
          value={form.agent_id}
          options={[[null, 'Nobody'], ...others, ...named]}
          error={errors.agent_id}
          onValue={(agent_id) => change({ agent_id })}
        />
      )}
      <Choice
        label="Part of a project"
        value={form.project_id}
        options={[[null, 'None'], ...projects.map(({ id, name }): [number | null, string] => [id, name])]}
        error={errors.project_id}
        onValue={(project_id) => change({ project_id })}
      />
      {mayPublish && (
        <CheckField
          id="listing-featured"
          label="Featured: before others on the home page and in lists"
          name="featured"
          value="yes"
          checked={form.featured}
          onChecked={(featured) => change({ featured })}
        />
      )}
    </div>
  )
}
