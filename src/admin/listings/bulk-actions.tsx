import { useState } from 'react'
import { type ListingStatus, listingStatuses } from '#contract/listings/property.ts'
import { listingTable as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import { BulkBar } from '../components/select-rows.tsx'
import type { Selection } from '../components/use-selection.ts'
import { useAgents } from '../lookups.ts'
import { statusLabels, statusVerbs } from './labels.ts'
import type { ListAddress } from './list-address.ts'
import type { ListingTableRow } from './listing-columns.tsx'
import { useListingChanges } from './use-listing-changes.ts'

/** What can be done with the chosen listings, each with a way back. */
export function ListingBulkActions({
  rows,
  total,
  address,
  selection,
  mayGive,
}: {
  /** Those of the page; `total` are found on all pages. */
  rows: readonly ListingTableRow[]
  total: number
  address: ListAddress
  selection: Selection
  mayGive: boolean
}) {
  const { change, progress } = useListingChanges(selection.clear)
  const states = useOverlay()
  const giving = useOverlay()
  const chosen = selection.isAll ? [] : rows.filter(({ id }) => selection.has(String(id)))
  const which = selection.isAll ? { address, total } : { ids: Array.from(selection.chosen, Number) }
  const become = (status: ListingStatus) => {
    states.close()
    void change({ action: 'status', status }, which, (count) =>
      t.done.status({ count, status: statusLabels[status] }),
    )
  }
  return (
    <>
      <BulkBar
        selection={selection}
        progress={progress}
        found={{ keys: rows.map(({ id }) => String(id)), total }}
      >
        <Button variant="tint" onClick={() => void change({ action: 'confirm' }, which, confirmed)}>
          {t.confirm}
        </Button>
        <Button onClick={() => become('hold')}>{t.hold}</Button>
        <Button onClick={states.open}>{t.changeStatus}</Button>
        {mayGive && <Button onClick={giving.open}>{t.assign}</Button>}
      </BulkBar>
      <Modal overlay={states} title={t.changeStatusTitle} className="w-[min(92vw,420px)]">
        <div className="grid gap-2 p-6 pt-1">
          {possible(chosen).map((status) => (
            <Button key={status} wide onClick={() => become(status)}>
              {statusVerbs[status]}
            </Button>
          ))}
        </div>
      </Modal>
      <Modal overlay={giving} title={t.assignTitle} className="w-[min(92vw,420px)]">
        <AgentList
          onChosen={(agent) => {
            giving.close()
            void change({ action: 'agent', agent_id: agent?.id ?? null }, which, (count) =>
              agent ? t.done.assigned({ count, name: agent.name }) : t.done.unassigned({ count }),
            )
          }}
        />
      </Modal>
    </>
  )
}

/** What at least one of them can become, in the order of a listing's life; all of it for those on other pages. */
function possible(chosen: readonly ListingTableRow[]): ListingStatus[] {
  const next = new Set(chosen.flatMap((row) => row.next))
  return listingStatuses.filter((status) => (next.size === 0 ? status !== 'expired' : next.has(status)))
}

const confirmed = (count: number) => t.done.confirmed({ count })

function AgentList({ onChosen }: { onChosen: (agent: { id: number; name: string } | undefined) => void }) {
  const agents = useAgents()
  const [wanted, setWanted] = useState('')
  const found = agents.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <div className="p-6 pt-1">
      <input
        type="search"
        aria-label={t.agentSearch}
        placeholder={t.agentSearch}
        data-autofocus
        value={wanted}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        className="mb-3 min-h-11 w-full rounded-input border border-field px-3"
      />
      <ul className="grid max-h-[calc(var(--window-height)*0.5)] gap-2 overflow-y-auto">
        {found.map((agent) => (
          <li key={agent.id}>
            <Button wide onClick={() => onChosen(agent)}>
              {agent.name}
            </Button>
          </li>
        ))}
        <li>
          <Button wide variant="ghost" onClick={() => onChosen(undefined)}>
            {t.unassign}
          </Button>
        </li>
      </ul>
    </div>
  )
}
