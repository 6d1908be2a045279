import { useState } from 'react'
import { whatsAppLink } from '#contract/text/phones.ts'
import {
  actionsOfStaff,
  type StaffAction,
  type ViewingOutcome,
  viewingOutcomes,
} from '#contract/viewings/viewing-states.ts'
import { viewingTimeForStaff } from '#contract/viewings/viewing-time-text.ts'
import { adminViewings as t, viewingLabels } from '#messages/admin.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Modal } from '#ui/modal.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import { type AdminInput, call } from '../call.ts'
import { Choice } from '../components/choice.tsx'
import { Panel } from '../components/screen.tsx'
import { DeclineForm } from './decline-form.tsx'
import { clashesAt, clashText, type LeadViewing } from './labels.ts'
import { ViewingBadge } from './state-badge.tsx'
import { type Act, TimeDialog, type TimedAction } from './time-dialog.tsx'

type Change = NonNullable<AdminInput<'updateViewing'>['body']>

/** The viewing that a lead asks for, and what staff do about it. */
export function ViewingPanel({
  viewing,
  isSending,
  onAct,
}: {
  viewing: LeadViewing
  isSending: boolean
  onAct: Act
}) {
  const { id, version, state, slots, at, timeZone, reason, outcome, lead, message, reminder } = viewing
  const may = (action: StaffAction) => actionsOfStaff[state].includes(action)
  const send = (change: Change) => call('updateViewing', { params: { viewing: id }, body: change })
  return (
    <Panel title={t.panelTitle}>
      <p className="mb-3">
        <ViewingBadge state={state} />
      </p>
      {at && <p className="mb-3 font-medium">{viewingTimeForStaff(at, timeZone)}</p>}
      {at && <Clashes viewing={viewing} at={at} />}
      {reason && <p className="mb-3 text-muted">{reason}</p>}
      {outcome && <p className="mb-3">{viewingLabels.outcomes[outcome]}</p>}
      {(state === 'proposed' || state === 'countered') && slots.length > 0 && (
        <>
          <p className="mb-2 text-muted">{t.proposed}</p>
          <ul className="mb-4 stack-3">
            {slots.map((slot) => (
              <ProposedTime
                key={slot}
                viewing={viewing}
                slot={slot}
                isSending={isSending}
                onConfirm={(despite_clash) =>
                  void onAct(() => send({ action: 'confirm', version, at: slot, despite_clash }), t.confirmed)
                }
              />
            ))}
          </ul>
        </>
      )}
      {may('finish') && <Outcome viewing={viewing} onAct={onAct} send={send} />}
      <div className="flex flex-wrap gap-2">
        {may('confirm') && <OtherTime viewing={viewing} action="confirm" onAct={onAct} send={send} />}
        {may('propose') && <OtherTime viewing={viewing} action="propose" onAct={onAct} send={send} />}
        {may('decline') && <Decline viewing={viewing} onAct={onAct} send={send} />}
        {lead.phone && <WhatsApp phone={lead.phone} text={message} label={t.whatsApp[state]} />}
        {lead.phone && reminder && (
          <WhatsApp phone={lead.phone} text={reminder} label={t.whatsApp.reminder} />
        )}
      </div>
    </Panel>
  )
}

/** Opens WhatsApp with a message to the visitor, which staff send. */
function WhatsApp({ phone, text, label }: { phone: string; text: string; label: string }) {
  return (
    <a href={whatsAppLink(phone, text)} target="_blank" rel="noreferrer" className={`${buttonClass()} px-4!`}>
      <Icon name="whatsapp" size={22} />
      {label}
    </a>
  )
}

function ProposedTime({
  viewing,
  slot,
  isSending,
  onConfirm,
}: {
  viewing: LeadViewing
  slot: string
  isSending: boolean
  onConfirm: (despiteClash: boolean) => void
}) {
  const hasClash = clashesAt(viewing, slot).length > 0
  const time = viewingTimeForStaff(slot, viewing.timeZone)
  return (
    <li>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0 flex-1">{time}</span>
        <Button
          variant={hasClash ? 'plain' : 'main'}
          aria-disabled={isSending}
          aria-label={t.confirmAt({ time })}
          onClick={() => onConfirm(hasClash)}
        >
          {hasClash ? t.confirmAnyway : t.confirm}
        </Button>
      </div>
      <Clashes viewing={viewing} at={slot} />
    </li>
  )
}

function Clashes({ viewing, at }: { viewing: LeadViewing; at: string }) {
  const clashes = clashesAt(viewing, at)
  if (clashes.length === 0) return null
  return (
    <ul className="mb-3 text-sm text-danger">
      {clashes.map((clash) => (
        <li key={clash.otherAt + clash.same}>{clashText(clash)}</li>
      ))}
    </ul>
  )
}

type Decision = { viewing: LeadViewing; onAct: Act; send: (change: Change) => Promise<unknown> }

function OtherTime({ viewing, action, onAct, send }: Decision & { action: TimedAction }) {
  return (
    <TimeDialog
      action={action}
      {...otherTimeTexts[action]}
      send={(at, despite_clash) => send({ action, version: viewing.version, at, despite_clash })}
      onAct={onAct}
    />
  )
}

const otherTimeTexts = {
  confirm: { button: t.confirmOther, title: t.confirmOtherTitle },
  propose: { button: t.propose, title: t.proposeTitle },
}

function Decline({ viewing: { state, version }, onAct, send }: Decision) {
  const overlay = useOverlay()
  const isConfirmed = state === 'confirmed'
  return (
    <>
      <Button className="px-4!" onClick={overlay.open}>
        {isConfirmed ? t.cancel : t.decline}
      </Button>
      <Modal
        overlay={overlay}
        title={isConfirmed ? t.cancelTitle : t.declineTitle}
        className="w-[min(92vw,440px)]"
      >
        <DeclineForm
          submit={isConfirmed ? t.cancelSubmit : t.declineSubmit}
          send={(reason) => send({ action: 'decline', version, reason })}
          onSent={() => {
            overlay.close()
            void onAct(async () => {}, isConfirmed ? t.cancelledToast : t.declinedToast)
          }}
        />
      </Modal>
    </>
  )
}

const outcomes = viewingOutcomes.map((one) => [one, viewingLabels.outcomes[one]] as const)

/** How it went, once it has begun; may be corrected. */
function Outcome({ viewing: { version, at, outcome }, onAct, send }: Decision) {
  const [chosen, setChosen] = useState<ViewingOutcome>(outcome ?? 'interested')
  if (!at || Date.parse(at) > Date.now()) return null
  return (
    <div className="mb-4 stack-3">
      <Choice label={t.outcome} value={chosen} options={outcomes} onValue={setChosen} />
      <Button
        variant="main"
        onClick={() =>
          void onAct(() => send({ action: 'finish', version, outcome: chosen }), t.finishedToast)
        }
      >
        {t.finish}
      </Button>
    </div>
  )
}
