import { Field } from '#ui/field.tsx'
import type { AdminInput, Answer } from '../call.ts'
import { Choice } from '../components/choice.tsx'
import { useCities } from '../lookups.ts'

export type LinkableAgent = Answer<'linkableAgents'>['data'][number]

/** Which agent an account signs in as, as it is chosen. */
export type AgentLink = {
  /** An agent's ID; null for nobody. */
  agent: number | 'new' | null
  title: string
  phone: string
  city: number | null
}

export const emptyAgent: AgentLink = { agent: 'new', title: 'Sales agent', phone: '', city: null }

/** What is sent of it. */
export function linkOf({
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
  /** Whose it is now, when the account is there already. */
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
    <fieldset className="space-y-4">
      <Choice
        label="Agent profile"
        name="agent"
        value={link.agent}
        options={[
          ['new', 'Create a new agent profile'],
          ...free.map(({ id, name }) => [id, name] as const),
          [null, 'None'],
        ]}
        error={errors.agent_id}
        hint={hintOf(link.agent)}
        onValue={(agent) => onChange({ agent })}
      />
      {link.agent === 'new' && (
        <>
          <Field
            label="Job title"
            name="title"
            value={link.title}
            error={errors['new_agent.title']}
            onValue={(title) => onChange({ title })}
          />
          <Field
            label="Phone and WhatsApp"
            name="phone"
            type="tel"
            value={link.phone}
            error={errors['new_agent.phone']}
            hint="e.g. 0300 1234567 or +971 50 123 4567"
            onValue={(phone) => onChange({ phone })}
          />
          <Choice
            label="City"
            name="city"
            value={link.city}
            options={cities.map(({ id, name }) => [id, name] as const)}
            none="Choose a city"
            error={errors['new_agent.city_id'] && 'Choose a city'}
            onValue={(city) => onChange({ city })}
          />
        </>
      )}
    </fieldset>
  )
}

function hintOf(agent: AgentLink['agent']): string {
  if (agent === null) return 'Without an agent profile they see no leads and no listings.'
  if (agent === 'new') return 'Adds them to the team page. Photo and areas can follow under Agents.'
  return 'They see this agent’s leads and listings.'
}
