import { useState } from 'react'
import { call } from '../call.ts'
import { SendForm } from '../components/send-form.tsx'
import { useSending } from '../components/use-sending.ts'
import { AgentChoice, type AgentDraft, emptyAgent, type LinkableAgent, linkOf } from './agent-choice.tsx'
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
  const [draft, setDraft] = useState<AgentDraft>(() => ({ ...emptyAgent, agent: startOf(member, agents) }))
  const sending = useSending()
  const save = async () => {
    const body = linkOf(draft)
    if (await sending.send(() => call('changeStaff', { params: { member: member.id }, body }))) onSaved()
  }
  return (
    <div className="px-6 pb-6">
      <SendForm sending={sending} submit="Save" onSend={() => void save()}>
        <AgentChoice
          agents={agents}
          accountId={member.id}
          draft={draft}
          errors={sending.fields}
          onChange={setDraft}
        />
      </SendForm>
    </div>
  )
}

/** Who is linked, else the free agent with the same e-mail address, else a new one. */
function startOf({ agent, email }: Member, agents: readonly LinkableAgent[]): AgentDraft['agent'] {
  return agent?.id ?? agentWithEmail(agents, email)?.id ?? 'new'
}

export function agentWithEmail(agents: readonly LinkableAgent[], email: string): LinkableAgent | undefined {
  const wanted = email.trim().toLowerCase()
  return agents.find((one) => one.active && one.staffId === null && one.email.toLowerCase() === wanted)
}
