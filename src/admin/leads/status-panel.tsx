import { useState } from 'react'
import { lostReasonNames, statusNames } from '#contract/admin/lead-labels.ts'
import { nextStatuses } from '#contract/admin/lead-statuses.ts'
import { type LostReason, lostReasons } from '#contract/leads/leads.ts'
import { lead as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import { call } from '../call.ts'
import { Choice } from '../components/choice.tsx'
import { Panel } from '../components/screen.tsx'
import { type Act, type LeadDetail, takeBack } from './lead-detail.ts'

type Status = LeadDetail['status']

/** Where the lead may go from here. The step that most take next is the green one. */
export function StatusPanel({
  lead: { id, status },
  isSending,
  onAct,
}: {
  lead: LeadDetail
  isSending: boolean
  onAct: Act
}) {
  const losing = useOverlay()
  const [reason, setReason] = useState<LostReason>('no answer')
  const move = (to: Status, lost_reason?: LostReason) =>
    onAct(
      () =>
        call('changeLeadStatus', {
          params: { lead: id },
          body: { from: status, to, ...(lost_reason && { lost_reason }) },
        }),
      t.moved({ status: statusNames[to] }),
      takeBack(id),
    )
  return (
    <Panel title={t.status}>
      <p className="mb-4 text-muted">{t.moveFrom({ status: statusNames[status] })}</p>
      <div className="flex flex-wrap gap-2.5">
        {nextStatuses[status].map((to) => (
          <Button
            key={to}
            variant={to === usual[status] ? 'main' : 'plain'}
            aria-disabled={isSending}
            onClick={() => (to === 'lost' ? losing.open() : void move(to))}
          >
            {to === 'lost' ? t.lose : statusNames[to]}
          </Button>
        ))}
      </div>
      <Modal overlay={losing} title={t.loseTitle} className="w-[min(92vw,440px)]">
        <div className="stack-4 px-6 pb-6">
          <Choice label={t.loseReason} value={reason} options={reasons} onValue={setReason} />
          <Button
            variant="main"
            onClick={() => {
              losing.close()
              void move('lost', reason)
            }}
          >
            {t.loseSubmit}
          </Button>
        </div>
      </Modal>
    </Panel>
  )
}

const reasons = lostReasons.map((reason) => [reason, lostReasonNames[reason]] as const)

const usual: Partial<Record<Status, Status>> = {
  new: 'contacted',
  assigned: 'contacted',
  contacted: 'viewing',
  viewing: 'offer',
  offer: 'won',
}
