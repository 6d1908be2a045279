import { adminViewings as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import { TimeForm } from './time-form.tsx'

/** Runs a change of the viewing, shows the lead anew and says what was done. */
export type Act = (work: () => Promise<unknown>, done: string) => Promise<boolean>

export type TimedAction = 'confirm' | 'propose'

/** A button that asks for a time, which is then confirmed or proposed. */
export function TimeDialog({
  action,
  button,
  title,
  send,
  onAct,
}: {
  action: TimedAction
  button: string
  title: string
  send: (at: string, despiteClash: boolean) => Promise<unknown>
  onAct: Act
}) {
  const overlay = useOverlay()
  const isConfirmed = action === 'confirm'
  return (
    <>
      <Button className="px-4!" onClick={overlay.open}>
        {button}
      </Button>
      <Modal overlay={overlay} title={title} className="w-[min(92vw,440px)]">
        <TimeForm
          submit={isConfirmed ? t.confirmOtherSubmit : t.proposeSubmit}
          send={send}
          onSent={() => {
            overlay.close()
            void onAct(async () => {}, isConfirmed ? t.confirmed : t.proposedToast)
          }}
        />
      </Modal>
    </>
  )
}
