import { Save } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminForms as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { When } from '../components/relative-time.tsx'
import { useSaveKey } from '../components/use-save-key.ts'
import type { VersionedForm } from './use-versioned-form.ts'

/** For the form: what the keyboard comes to is not left under the bar. */
export const aboveSaveBar = '[&_:is(input,textarea,select,button)]:scroll-mb-36'

/** Saves a form, by its button or Ctrl S, or discards its changes; in sight wherever one is in the form. */
export function SaveBar<Item, Values>({
  form,
  lastSaved,
  children,
}: {
  form: VersionedForm<Item, Values>
  lastSaved?: { by: string; at: string } | null | undefined
  /** What else is done with it. */
  children?: ReactNode
}) {
  const { item, error, isChanged, isSending } = form
  // A new record can always be submitted, which shows what is missing.
  const isOff = isSending || (item !== undefined && !isChanged)
  useSaveKey(() => {
    if (!isOff) void form.submit()
  })
  return (
    <div className="bottom-4 z-5 tall:sticky rounded-panel border border-line bg-white px-4 py-3 shadow-raised sm:px-5">
      {error && !form.collision && (
        <p role="alert" className="mb-2 text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="main"
          aria-disabled={isOff}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={(event) => {
            if (isOff) event.preventDefault()
          }}
        >
          {isSending ? <Spinner /> : <Save aria-hidden="true" className="size-4.5" />}
          {t.save}
        </Button>
        {isChanged && <Button onClick={() => void form.discard()}>{t.discard}</Button>}
        <p className="text-sm text-muted max-md:text-xs">
          {statusText(form)}{' '}
          {item !== undefined && lastSaved && (
            <span className="max-md:hidden">
              {t.lastSaved({ by: lastSaved.by })} <When iso={lastSaved.at} />
            </span>
          )}
        </p>
        {children}
      </div>
    </div>
  )
}

function statusText<Item, Values>({ item, collision, isChanged }: VersionedForm<Item, Values>): string {
  if (item === undefined) return t.notSaved
  if (collision) return t.collision
  return isChanged ? t.unsaved : ''
}

/** Says that unsaved values of an earlier visit were put back. */
export function RestoredNotice({ form: { isRestored } }: { form: { isRestored: boolean } }) {
  if (!isRestored) return null
  return (
    <p role="status" className="mb-4 rounded-card bg-gold-50 px-4 py-3">
      {t.restored}
    </p>
  )
}
