import { lazy, Suspense, useEffect } from 'react'
import { inquiryModal } from '#messages/common.ts'
import { forgetDraft } from '#ui/forms/draft-storage.ts'
import { Modal } from '#ui/modal.tsx'
import { Ripple } from '#ui/ripple.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import { loadInquiryForm, onInquiryAsked } from './inquiry.ts'

const InquiryForm = lazy(() => loadInquiryForm().then(({ InquiryForm }) => ({ default: InquiryForm })))

const draft = 'inquiry-modal'

/** The inquiry modal: 425 px wide, 350 at 430 px or narrower, 300 at 320 px or narrower, faded in 500 ms. */
export function InquiryModal() {
  const overlay = useOverlay()
  useEffect(() => onInquiryAsked(overlay.open), [overlay.open])
  return (
    <Modal
      overlay={overlay}
      title={inquiryModal.title}
      onDiscard={() => forgetDraft(draft)}
      className="inquiry-modal"
    >
      <div className="px-6 pb-6">
        <Suspense
          fallback={
            <div className="grid h-[480px] place-items-center">
              <Ripple />
            </div>
          }
        >
          <InquiryForm onSent={overlay.close} draft={draft} />
        </Suspense>
      </div>
    </Modal>
  )
}
