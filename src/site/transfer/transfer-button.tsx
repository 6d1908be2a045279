import { lazy, Suspense } from 'react'
import { deviceTransfer as t } from '#messages/site.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { Ripple } from '#ui/ripple.tsx'
import { useOverlay } from '#ui/use-overlay.ts'

// With the code that encrypts and draws the QR code, which few visitors need.
const TransferPanel = lazy(async () => ({ default: (await import('./transfer-panel.tsx')).TransferPanel }))

/** Opens the dialog that carries what this browser has to another device. */
export function TransferButton() {
  const overlay = useOverlay()
  return (
    <>
      <Button onClick={overlay.open}>{t.open}</Button>
      <Modal overlay={overlay} title={t.title} className="w-[min(480px,calc(100vw-32px))]">
        <div className="px-6 pb-6">
          <Suspense
            fallback={
              <div className="grid h-40 place-items-center">
                <Ripple />
              </div>
            }
          >
            <TransferPanel />
          </Suspense>
        </div>
      </Modal>
    </>
  )
}
