import { getRouteApi, useRouter } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Role } from '#contract/permissions.ts'
import { staff as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Modal } from '#ui/modal.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import { call } from '../call.ts'
import { DataTable } from '../components/data-table.tsx'
import { FilterBar, FilterChoice, FilterText } from '../components/filters.tsx'
import { Problem } from '../components/problem.tsx'
import { Screen } from '../components/screen.tsx'
import { BulkBar } from '../components/select-rows.tsx'
import { notify } from '../components/toasts.ts'
import { useSelection } from '../components/use-selection.ts'
import { useSending } from '../components/use-sending.ts'
import { roleOptions } from '../labels.ts'
import { LinkAgentForm } from './link-agent-form.tsx'
import type { Change, Member } from './member.ts'
import { NewStaffForm } from './new-staff-form.tsx'
import { ResetSecondFactor } from './reset-second-factor.tsx'
import { staffColumns } from './staff-columns.tsx'

const route = getRouteApi('/admin/staff')
const adminRoute = getRouteApi('/admin')

/** Who may sign in, as what, and who no longer may. */
export function StaffScreen() {
  const { data, agents } = route.useLoaderData()
  const { q, role } = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  const adding = useOverlay()
  const linking = useOverlay()
  const resetting = useOverlay()
  const [linked, setLinked] = useState<Member>()
  const [locked, setLocked] = useState<Member>()
  const { id: me } = adminRoute.useLoaderData()
  const selection = useSelection(JSON.stringify([q, role]))
  const sending = useSending()
  const found = data.filter((member) => isMeant(member, q, role))
  const apply = async (members: readonly Member[], change: Change) => {
    for (const { id } of members) await call('changeStaff', { params: { member: id }, body: change })
    await router.invalidate()
  }
  const change = async (members: readonly Member[], wanted: Change, done: string) => {
    const before = members.map(({ id, role, active }) => ({ id, role, active }))
    const takeBack = async () => {
      for (const { id, ...body } of before) await call('changeStaff', { params: { member: id }, body })
      await router.invalidate()
    }
    if (await sending.send(() => apply(members, wanted))) notify(done, takeBack)
    else await router.invalidate()
  }
  const chosen = data.filter(({ id, active }) => active && selection.chosen.has(id))
  return (
    <Screen
      title={t.title}
      text={t.intro}
      actions={
        <Button variant="main" onClick={adding.open}>
          <UserPlus aria-hidden="true" className="size-5" />
          {t.add}
        </Button>
      }
    >
      <FilterBar onClear={q || role ? () => void navigate({ search: {} }) : undefined}>
        <FilterText
          label={t.search}
          value={q}
          onValue={(text) => void navigate({ search: { ...(text && { q: text }), ...(role && { role }) } })}
        />
        <FilterChoice
          label={t.role}
          value={role}
          options={roleOptions}
          onValue={(one) => void navigate({ search: { ...(q && { q }), ...(one && { role: one }) } })}
        />
      </FilterBar>
      <Problem className="mb-4">{sending.error}</Problem>
      <DataTable
        name="staff"
        label={t.title}
        columns={staffColumns(
          (member, wanted, done) => void change([member], wanted, done),
          (member) => {
            setLinked(member)
            linking.open()
          },
          (member) => {
            setLocked(member)
            resetting.open()
          },
          me,
        )}
        rows={found}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        selection={selection}
        empty={<EmptyState look="list" title={t.noneMatch} text={t.noneMatchHelp} />}
      />
      <BulkBar selection={selection}>
        <Button
          aria-disabled={sending.isSending || chosen.length === 0}
          onClick={() => {
            selection.clear()
            void change(chosen, { active: false }, t.deactivatedMany)
          }}
        >
          {t.deactivate}
        </Button>
      </BulkBar>
      <Modal
        overlay={linking}
        title={t.agentProfileOf({ name: linked?.name ?? '' })}
        className="w-[min(92vw,440px)]"
      >
        {linked && (
          <LinkAgentForm
            member={linked}
            agents={agents}
            onSaved={() => {
              linking.close()
              notify(t.agentProfileSaved({ name: linked.name }))
              void router.invalidate()
            }}
          />
        )}
      </Modal>
      <Modal overlay={resetting} title={t.resetTwoFactor} className="w-[min(92vw,440px)]">
        {locked && (
          <ResetSecondFactor
            member={locked}
            onDone={() => {
              resetting.close()
              notify(t.twoFactorReset({ name: locked.name }))
              void router.invalidate()
            }}
          />
        )}
      </Modal>
      <Modal overlay={adding} title={t.add} className="w-[min(92vw,440px)]">
        <NewStaffForm
          agents={agents}
          onAdded={() => {
            adding.close()
            void router.invalidate()
          }}
        />
      </Modal>
    </Screen>
  )
}

function isMeant({ name, email, role }: Member, text: string | undefined, wanted: Role | undefined): boolean {
  if (wanted && role !== wanted) return false
  return !text || `${name} ${email}`.toLowerCase().includes(text.toLowerCase())
}
