import { useState } from 'react'
import { roles } from '#contract/permissions.ts'
import { Field, fieldBox } from '../../ui/field.tsx'
import { call } from '../call.ts'
import { SendForm } from '../ui/send-form.tsx'
import { useSending } from '../ui/use-sending.ts'
import { roleLabels } from '../words.ts'

/** A new colleague: the link to set a password is mailed to them. */
export function NewStaffForm({ onAdded }: { onAdded: () => void }) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<(typeof roles)[number]>('agent')
  const sending = useSending()
  const send = async () => {
    if (await sending.send(() => call('createStaff', { body: { name, email, role } }))) onAdded()
  }
  return (
    <SendForm sending={sending} submit="Add and mail the link" onSend={() => void send()}>
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
    </SendForm>
  )
}
