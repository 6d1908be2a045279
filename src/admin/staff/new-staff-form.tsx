import { useState } from 'react'
import { roles } from '#contract/permissions.ts'
import { Field, fieldBox } from '#ui/field.tsx'
import { call } from '../call.ts'
import { SendForm } from '../components/send-form.tsx'
import { useSending } from '../components/use-sending.ts'
import { roleLabels } from '../labels.ts'
import { AgentChoice, type AgentDraft, emptyAgent, type LinkableAgent, linkOf } from './agent-choice.tsx'
import { agentWithEmail } from './link-agent-form.tsx'

/** A new colleague: the link to set a password is mailed to them. */
export function NewStaffForm({ agents, onAdded }: { agents: readonly LinkableAgent[]; onAdded: () => void }) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<(typeof roles)[number]>('agent')
  const [chosen, setChosen] = useState<AgentDraft>()
  const draft = chosen ?? { ...emptyAgent, agent: agentWithEmail(agents, email)?.id ?? 'new' }
  const sending = useSending()
  const send = async () => {
    if (
      await sending.send(() =>
        call('createStaff', { body: { name, email, role, ...(role === 'agent' && linkOf(draft)) } }),
      )
    )
      onAdded()
  }
  return (
    <div className="px-6 pb-6">
      <SendForm sending={sending} submit="Send invitation" onSend={() => void send()}>
        <Field
          label="Name"
          name="name"
          value={name}
          onValue={setName}
          error={sending.fields.name}
          startsFocused
        />
        <Field
          label="E-mail"
          name="email"
          type="email"
          value={email}
          onValue={setEmail}
          error={sending.fields.email}
        />
        <label className="relative block">
          <span className="absolute top-2 left-3.5 text-xs text-muted">Role</span>
          <select
            value={role}
            onChange={(event) => setRole(roles.find((one) => one === event.currentTarget.value) ?? role)}
            className={`${fieldBox} border-field`}
          >
            {roles.map((one) => (
              <option key={one} value={one}>
                {roleLabels[one]}
              </option>
            ))}
          </select>
        </label>
        {role === 'agent' && (
          <AgentChoice agents={agents} draft={draft} errors={sending.fields} onChange={setChosen} />
        )}
      </SendForm>
    </div>
  )
}
