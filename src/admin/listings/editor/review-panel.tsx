import { useRef } from 'react'
import { listingEditor as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { Field } from '#ui/field.tsx'
import { Picture } from '#ui/picture.tsx'
import { call } from '../../call.ts'
import { Problem } from '../../components/problem.tsx'
import { When } from '../../components/relative-time.tsx'
import { Panel } from '../../components/screen.tsx'
import { notify } from '../../components/toasts.ts'
import { useSending } from '../../components/use-sending.ts'
import { useFocusOnError } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { fieldLabels, fieldText } from './field-texts.ts'
import {
  type FormField,
  type ListingValues,
  type Opened,
  reviewedFields,
  toListingValues,
  withReview,
} from './listing-values.ts'
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
    <Panel title={isChange ? t.review.changeTitle : t.review.title}>
      <p className="text-muted">
        {isChange ? (
          <>
            {t.review.from({ by: review.by ?? t.review.colleague })} <When iso={review.sentAt} />.{' '}
            {t.review.notVisible}
          </>
        ) : (
          t.review.newListing
        )}
      </p>
      {isChange && <Change opened={opened} fields={fields} names={names} />}
      <Decide opened={opened} editor={editor} isChange={isChange} />
    </Panel>
  )
}

function Change({ opened, fields, names }: { opened: Opened; fields: FormField[]; names: Names }) {
  const [before, after] = [toListingValues(opened), withReview(opened)]
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {fields.map((field) => (
        <li
          key={field}
          className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[140px_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <h3 className="font-medium">{fieldLabels[field]}</h3>
          <Side label={t.review.onSite} values={before} field={field} names={names} />
          <Side label={t.review.change} values={after} field={field} names={names} />
        </li>
      ))}
    </ul>
  )
}

function Side({
  label,
  values,
  field,
  names,
}: {
  label: string
  values: ListingValues
  field: FormField
  names: Names
}) {
  const text = fieldText(values, field, names)
  const isPictures = field === 'photos' || field === 'floor_plans'
  return (
    <div className="min-w-0">
      <p className="text-sm text-muted">{label}</p>
      {isPictures && values[field].length > 0 ? (
        <ol className="mt-1 flex flex-wrap gap-2">
          {values[field].map(({ url, alt }, at) => (
            <li key={url} className="relative w-24">
              <Picture
                src={url}
                alt={alt || t.review.photo({ number: at + 1 })}
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
        <p lang={contentLang(text)} className="break-words whitespace-pre-line">
          {text}
        </p>
      )}
    </div>
  )
}

function Decide({ opened, editor, isChange }: { opened: Opened; editor: ListingEditor; isChange: boolean }) {
  const approval = useSending()
  const params = { id: opened.id }
  const form = useForm({
    initial: { reason: '' },
    async send({ reason }) {
      const body = { version: editor.version, reason }
      await editor.accept((await call('returnListing', { params, body })).data)
      form.restart()
      notify(t.review.sentBack)
    },
  })
  const element = useRef<HTMLDivElement>(null)
  useFocusOnError(element, form.failures)
  const isOff = approval.isSending || form.isSending || editor.isChanged
  const approve = async () => {
    const body = { version: editor.version }
    const isDone = await approval.send(async () =>
      editor.accept((await call('approveListingChange', { params, body })).data),
    )
    if (isDone) notify(t.review.approved)
  }
  return (
    <div ref={element} className="mt-4 stack-4">
      <Field {...form.field('reason')} label={t.review.reason} multiline hint={t.review.reasonHint} />
      <Problem>{approval.error ?? form.error}</Problem>
      <div className="flex flex-wrap items-center gap-3">
        {isChange && (
          <Button variant="main" aria-disabled={isOff} onClick={() => !isOff && void approve()}>
            {t.review.approve}
          </Button>
        )}
        <Button aria-disabled={isOff} onClick={() => !isOff && void form.submit()}>
          {t.review.sendBack}
        </Button>
        {editor.isChanged && <p className="text-muted">{t.review.saveFirst}</p>}
      </div>
    </div>
  )
}
