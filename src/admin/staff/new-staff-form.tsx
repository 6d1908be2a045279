import type { Role } from '#contract/permissions.ts'
import { staff as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { Choice } from '../components/choice.tsx'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import { roleOptions } from '../labels.ts'
import {
  AgentChoice,
  type AgentLink,
  emptyAgent,
  type LinkableAgent,
  toAgentLinkBody,
} from './agent-choice.tsx'
import { agentWithEmail } from './link-agent-form.tsx'

type NewStaff = Omit<AgentLink, 'agent'> & {
  name: string
  email: string
  role: Role
  /** Undefined until the user has chosen. */
  agent: AgentLink['agent'] | undefined
}

/** A new colleague: the link to set a password is mailed to them. */
export function NewStaffForm({ agents, onAdded }: { agents: readonly LinkableAgent[]; onAdded: () => void }) {
  const form = useForm<NewStaff>({
    initial: { name: '', email: '', role: 'agent', ...emptyAgent, agent: undefined },
    async send({ name, email, role, ...link }) {
      const agent = { ...link, agent: link.agent === undefined ? suggested(email) : link.agent }
      await call('createStaff', {
        body: { name, email, role, ...(role === 'agent' && toAgentLinkBody(agent)) },
      })
      onAdded()
    },
  })
  const { values, errors } = form
  /** Until the user chooses: the free agent with this address, else a new one. */
  const suggested = (email: string) => agentWithEmail(agents, email)?.id ?? 'new'
  const link = { ...values, agent: values.agent === undefined ? suggested(values.email) : values.agent }
  return (
    <div className="px-6 pb-6">
      <SubmitForm form={form} submit={t.sendInvitation}>
        <Field {...form.field('name')} label={t.name} startsFocused />
        <Field {...form.field('email')} label={t.email} type="email" />
        <Choice {...form.field('role')} label={t.role} options={roleOptions} />
        {values.role === 'agent' && (
          <AgentChoice agents={agents} link={link} errors={errors} onChange={form.change} />
        )}
      </SubmitForm>
    </div>
  )
}
