import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Picture } from '#ui/picture.tsx'
import { call } from '../../call.ts'
import { When } from '../../components/relative-time.tsx'
import { Panel } from '../../components/screen.tsx'
import { notify } from '../../components/toasts.ts'
import { useSending } from '../../components/use-sending.ts'
import { fieldLabels, fieldText } from './field-texts.ts'
import {
  type FormField,
  formOf,
  type ListingForm,
  type Opened,
  reviewedFields,
  withReview,
} from './listing-form.ts'
import type { ListingEditor } from './use-listing-editor.ts'

type Names = (field: FormField, value: number) => string | undefined

/** What waits for approval, beside what is on the site: approved, or sent back with a reason. */
export function ReviewPanel({
  opened,
  editor,
  names,
}: {
  opened: Opened
  editor: ListingEditor
  names: Names
}) {
  const { review, status } = opened
  const fields = reviewedFields(opened)
  const isChange = review !== null && review.returned === null && fields.length > 0
  if (!isChange && status !== 'review') return null
  return (
    <Panel title={isChange ? 'Change to approve' : 'In review'}>
      <p className="text-muted">
        {isChange ? (
          <>
            {`From ${review.by ?? 'a colleague'}, `}
            <When iso={review.sentAt} />. Visitors see the listing without it until you approve it.
          </>
        ) : (
          'This listing is not on the site yet. Publish it, or send it back with a reason.'
        )}
      </p>
      {isChange && <Change opened={opened} fields={fields} names={names} />}
      <Decide opened={opened} editor={editor} isChange={isChange} />
    </Panel>
  )
}

function Change({ opened, fields, names }: { opened: Opened; fields: FormField[]; names: Names }) {
  const [before, after] = [formOf(opened), withReview(opened)]
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {fields.map((field) => (
        <li
          key={field}
          className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[140px_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <h3 className="font-medium">{fieldLabels[field]}</h3>
          <Side label="On the site" form={before} field={field} names={names} />
          <Side label="Change" form={after} field={field} names={names} />
        </li>
      ))}
    </ul>
  )
}

function Side({
  label,
  form,
  field,
  names,
}: {
  label: string
  form: ListingForm
  field: FormField
  names: Names
}) {
  const isPictures = field === 'photos' || field === 'floor_plans'
  return (
    <div className="min-w-0">
      <p className="text-sm text-muted">{label}</p>
      {isPictures && form[field].length > 0 ? (
        <ol className="mt-1 flex flex-wrap gap-2">
          {form[field].map(({ url, alt }, at) => (
            <li key={url} className="relative w-24">
              <Picture
                src={url}
                alt={alt || `Picture ${at + 1}`}
                place="mark"
                sizes="96px"
                className="aspect-4/3 w-full rounded-sm"
              />
              <span className="absolute top-1 left-1 rounded-full bg-white px-1.5 text-xs tabular-nums">
                {at + 1}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="break-words whitespace-pre-line">{fieldText(form, field, names)}</p>
      )}
    </div>
  )
}

function Decide({ opened, editor, isChange }: { opened: Opened; editor: ListingEditor; isChange: boolean }) {
  const [reason, setReason] = useState('')
  const sending = useSending()
  const params = { id: opened.id }
  const isOff = sending.isSending || editor.isChanged
  const approve = async () => {
    if (isOff) return
    const body = { version: editor.version }
    const isDone = await sending.send(async () =>
      editor.takeIn((await call('approveListingChange', { params, body })).data),
    )
    if (isDone) notify('Approved. Visitors see the change.')
  }
  const sendBack = async () => {
    if (isOff) return
    const body = { version: editor.version, reason }
    const isDone = await sending.send(async () =>
      editor.takeIn((await call('returnListing', { params, body })).data),
    )
    if (!isDone) return
    setReason('')
    notify('Sent back with your reason.')
  }
  return (
    <div className="mt-4 space-y-4">
      <Field
        label="Reason for sending it back"
        name="reason"
        multiline
        hint="e.g. Photo 3 shows another house"
        value={reason}
        error={sending.fields.reason}
        onValue={setReason}
      />
      {sending.error && (
        <p role="alert" className="rounded-card bg-danger-50 px-4 py-3 text-danger">
          {sending.error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {isChange && (
          <Button variant="main" aria-disabled={isOff} onClick={() => void approve()}>
            Approve change
          </Button>
        )}
        <Button aria-disabled={isOff} onClick={() => void sendBack()}>
          Send back
        </Button>
        {editor.isChanged && <p className="text-muted">Save your own changes first.</p>}
      </div>
    </div>
  )
}
