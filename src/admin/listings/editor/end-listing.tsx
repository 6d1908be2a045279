import type { ListingStatus } from '#contract/listings/property.ts'
import { parsePrice } from '#contract/text/read-price.ts'
import { listingEditor } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Modal } from '#ui/modal.tsx'
import type { Overlay } from '#ui/use-overlay.ts'
import { FormElement } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { statusVerbs } from '../labels.ts'

const t = listingEditor.status.agreedPrice

/** Marks a listing as sold or rented, with the price that was agreed if staff know it. */
export function EndListing({
  overlay,
  status,
  onStatus,
}: {
  overlay: Overlay
  status: ListingStatus
  onStatus: (status: ListingStatus, agreedPrice?: number) => void
}) {
  return (
    <Modal overlay={overlay} title={statusVerbs[status]} className="w-[min(92vw,440px)]">
      <EndForm
        status={status}
        onCancel={overlay.close}
        onEnd={(price) => {
          overlay.close()
          onStatus(status, price)
        }}
      />
    </Modal>
  )
}

function EndForm({
  status,
  onCancel,
  onEnd,
}: {
  status: ListingStatus
  onCancel: () => void
  onEnd: (price: number | undefined) => void
}) {
  const form = useForm({
    initial: { price: '' },
    check: ({ price }) => (isFine(price) ? {} : { price: t.wrong }),
    async send({ price }) {
      onEnd(price.trim() === '' ? undefined : parsePrice(price))
    },
  })
  return (
    <FormElement form={form} className="stack-5 px-6 pb-6">
      <Field {...form.field('price')} label={t.label} hint={t.hint} inputMode="text" startsFocused />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="main">
          {statusVerbs[status]}
        </Button>
        <Button onClick={onCancel}>{t.cancel}</Button>
      </div>
    </FormElement>
  )
}

/** Nothing, or an amount of PKR. */
function isFine(text: string): boolean {
  if (text.trim() === '') return true
  const price = parsePrice(text)
  return price !== undefined && price >= 1000
}
