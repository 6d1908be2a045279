import { getRouteApi, useRouter } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { roles } from '#contract/permissions.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useOverlay } from '../../ui/use-overlay.ts'
import { type Answer, call } from '../call.ts'
import { Panel, Screen } from '../ui/screen.tsx'
import { useSending } from '../ui/use-sending.ts'
import { ago, roleLabels } from '../words.ts'
import { NewStaffForm } from './new-staff-form.tsx'

const route = getRouteApi('/office/staff')

export type Member = Answer<'staff'>['data'][number]

/** Who may sign in, as what, and who no longer may. */
export function StaffScreen() {
  const { data } = route.useLoaderData()
  const router = useRouter()
  const adding = useOverlay()
  const [now] = useState(() => Date.now())
  return (
    <Screen
      title="Staff"
      text="Who may sign in, and as what. Whoever is made inactive is signed out at once."
      actions={
        <Button variant="main" onClick={adding.open}>
          <UserPlus aria-hidden="true" className="size-5" />
          Add somebody
        </Button>
      }
    >
      <Panel>
        <div className="overflow-x-auto">
          <table className="w-full min-w-[720px] table-fixed text-left">
            <thead className="text-sm text-muted">
              <tr className="border-b border-line">
                <th className="w-[34%] py-2 font-medium">Name</th>
                <th className="w-[22%] font-medium">Role</th>
                <th className="w-[14%] font-medium">Second factor</th>
                <th className="w-[16%] font-medium">Last seen</th>
                <th className="w-[14%] font-medium">Access</th>
              </tr>
            </thead>
            <tbody>
              {data.map((member) => (
                <Row key={member.id} member={member} now={now} onChange={() => void router.invalidate()} />
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
      <Modal overlay={adding} title="Add somebody" className="w-[min(92vw,440px)]">
        <NewStaffForm
          onAdded={() => {
            adding.close()
            void router.invalidate()
          }}
        />
      </Modal>
    </Screen>
  )
}

function Row({ member, now, onChange }: { member: Member; now: number; onChange: () => void }) {
  const { id, name, email, role, active, secondFactor, lastSeenAt } = member
  const sending = useSending()
  const change = async (body: { role?: (typeof roles)[number]; active?: boolean }) => {
    if (await sending.send(() => call('changeStaff', { params: { member: id }, body }))) onChange()
  }
  return (
    <tr className="border-b border-line align-top last:border-0">
      <td className="py-3 pr-4">
        <span className={`block font-medium ${active ? '' : 'text-muted line-through'}`}>{name}</span>
        <span className="block truncate text-sm text-muted">{email}</span>
        {sending.error && (
          <span role="alert" className="mt-1 block text-sm text-danger">
            {sending.error}
          </span>
        )}
      </td>
      <td className="py-3 pr-4">
        <select
          aria-label={`Role of ${name}`}
          value={role}
          disabled={sending.isSending}
          onChange={(event) => {
            const chosen = roles.find((one) => one === event.currentTarget.value)
            if (chosen) void change({ role: chosen })
          }}
          className="min-h-11 w-full rounded-input border border-field bg-white px-3"
        >
          {roles.map((one) => (
            <option key={one} value={one}>
              {roleLabels[one]}
            </option>
          ))}
        </select>
      </td>
      <td className="py-3 pt-5.5">{secondFactor ? 'On' : 'Off'}</td>
      <td className="py-3 pt-5.5">{lastSeenAt ? ago(lastSeenAt, now) : 'never'}</td>
      <td className="py-3">
        <Button
          size="sm"
          className="mt-1"
          aria-disabled={sending.isSending}
          onClick={() => void change({ active: !active })}
        >
          {active ? 'Make inactive' : 'Let in again'}
          <span className="sr-only">{`: ${name}`}</span>
        </Button>
      </td>
    </tr>
  )
}
