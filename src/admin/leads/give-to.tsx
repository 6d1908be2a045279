import { useId } from 'react'
import { leadInbox as t } from '#messages/admin.ts'
import type { Answer } from '../call.ts'

type Owners = Answer<'leadChoices'>['data']['owners']

/** Chooses who gets leads; agents who left the agency cannot be chosen. */
export function GiveTo({
  owners,
  isSending,
  label = t.assignTo,
  owner,
  onGive,
}: {
  owners: Owners
  isSending: boolean
  label?: string
  /** The current owner, when there is only one lead. */
  owner?: number | null
  /** Called with the agent's ID and name. */
  onGive: (id: number | null, name: string) => void
}) {
  const id = useId()
  const active = owners.filter((one) => one.active || one.id === owner)
  return (
    <label htmlFor={id} className="flex items-center gap-3">
      <span className="shrink-0">{label}</span>
      <select
        id={id}
        disabled={isSending}
        value={owner === undefined ? '' : (owner ?? 'nobody')}
        onChange={({ currentTarget }) => {
          const chosen = active.find((one) => String(one.id) === currentTarget.value)
          if (chosen) onGive(chosen.id, chosen.name)
          else if (currentTarget.value === 'nobody') onGive(null, t.unassigned)
        }}
        className="min-h-11 w-full min-w-0 rounded-input border border-field bg-white select-arrow px-3 pe-9"
      >
        {owner === undefined && <option value="">{t.chooseAgent}</option>}
        <option value="nobody">{t.unassigned}</option>
        {active.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  )
}
