import { staff as t } from '#messages/admin.ts'
import { call } from '../call.ts'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import {
  AgentChoice,
  type AgentLink,
  emptyAgent,
  type LinkableAgent,
  toAgentLinkBody,
} from './agent-choice.tsx'
import type { Member } from './member.ts'

/** Links an account to an agent profile, changes the link or ends it. */
export function LinkAgentForm({
  member,
  agents,
  onSaved,
}: {
  member: Member
  agents: readonly LinkableAgent[]
  onSaved: () => void
}) {
  const form = useForm<AgentLink>({
    initial: () => ({ ...emptyAgent, agent: initialAgent(member, agents) }),
    async send(values) {
      await call('changeStaff', { params: { member: member.id }, body: toAgentLinkBody(values) })
      onSaved()
    },
  })
  return (
    <div className="px-6 pb-6">
      <SubmitForm form={form} submit={t.save}>
        <AgentChoice
          agents={agents}
          accountId={member.id}
          link={form.values}
          errors={form.errors}
          onChange={form.change}
        />
      </SubmitForm>
    </div>
  )
}

/** Who is linked, else the free agent with the same e-mail address, else a new one. */
function initialAgent({ agent, email }: Member, agents: readonly LinkableAgent[]): AgentLink['agent'] {
  return agent?.id ?? agentWithEmail(agents, email)?.id ?? 'new'
}

export function agentWithEmail(agents: readonly LinkableAgent[], email: string): LinkableAgent | undefined {
  const wanted = email.trim().toLowerCase()
  return agents.find((one) => one.active && one.staffId === null && one.email.toLowerCase() === wanted)
}
