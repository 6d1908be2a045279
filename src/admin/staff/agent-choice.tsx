import { staff as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import type { AdminInput, Answer } from '../call.ts'
import { Choice } from '../components/choice.tsx'
import { useCities } from '../lookups.ts'

export type LinkableAgent = Answer<'linkableAgents'>['data'][number]

/** The chosen link of an account to an agent. */
export type AgentLink = {
  /** An agent's ID; null for none. */
  agent: number | 'new' | null
  title: string
  phone: string
  city: number | null
}

export const emptyAgent: AgentLink = { agent: 'new', title: t.agent.defaultTitle, phone: '', city: null }

/** The body that is sent. */
export function toAgentLinkBody({
  agent,
  title,
  phone,
  city,
}: AgentLink): Pick<NonNullable<AdminInput<'createStaff'>['body']>, 'agent_id' | 'new_agent'> {
  if (agent !== 'new') return { agent_id: agent }
  // Without a city the server says what is missing.
  return { new_agent: { title, phone, city_id: city ?? 0 } }
}

/** Chooses an agent of the public site for an account, or adds one. */
export function AgentChoice({
  agents,
  accountId,
  link,
  errors,
  onChange,
}: {
  agents: readonly LinkableAgent[]
  /** The account's ID, when it exists already. */
  accountId?: string
  link: AgentLink
  errors: Readonly<Record<string, string>>
  onChange: (part: Partial<AgentLink>) => void
}) {
  const cities = useCities()
  const free = agents.filter(
    ({ active, staffId, id }) => (active && (staffId === null || staffId === accountId)) || id === link.agent,
  )
  return (
    <fieldset className="stack-4">
      <Choice
        label={t.agent.profile}
        name="agent"
        value={link.agent}
        options={[
          ['new', t.agent.create],
          ...free.map(({ id, name }) => [id, name] as const),
          [null, t.agent.none],
        ]}
        error={errors.agent_id}
        hint={choiceHint(link.agent)}
        onValue={(agent) => onChange({ agent })}
      />
      {link.agent === 'new' && (
        <>
          <Field
            label={t.agent.jobTitle}
            name="title"
            value={link.title}
            error={errors['new_agent.title']}
            onValue={(title) => onChange({ title })}
          />
          <Field
            label={t.agent.phone}
            name="phone"
            type="tel"
            value={link.phone}
            error={errors['new_agent.phone']}
            hint={t.agent.phoneHint}
            onValue={(phone) => onChange({ phone })}
          />
          <Choice
            label={t.agent.city}
            name="city"
            value={link.city}
            options={cities.map(({ id, name }) => [id, name] as const)}
            none={t.agent.chooseCity}
            error={errors['new_agent.city_id'] && t.agent.chooseCity}
            onValue={(city) => onChange({ city })}
          />
        </>
      )}
    </fieldset>
  )
}

function choiceHint(agent: AgentLink['agent']): string {
  if (agent === null) return t.agent.noneHint
  if (agent === 'new') return t.agent.createHint
  return t.agent.linkHint
}
