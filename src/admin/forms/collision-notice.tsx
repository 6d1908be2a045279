import { useEffect } from 'react'
import { adminForms as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import { Differences, type FieldTexts, SavedBy } from './differences.tsx'
import type { VersionedForm } from './use-versioned-form.ts'

/** Says that a colleague saved first, and opens the fields that both changed until they are decided. */
export function CollisionNotice<Item, Values>({
  form,
  what,
  lastSaved,
  texts,
}: {
  form: VersionedForm<Item, Values>
  /** 'listing', in the middle of a sentence. */
  what: string
  /** Who saved it, and when. */
  lastSaved: (item: Item) => { by?: string; at: string } | null
  texts: FieldTexts<Values>
}) {
  const { collision } = form
  const comparing = useOverlay()
  const { isOpen, open, close } = comparing
  const theirs = collision?.item
  useEffect(() => {
    if (theirs) open()
  }, [theirs, open])
  useEffect(() => {
    if (!theirs && isOpen) close()
  }, [theirs, isOpen, close])
  const saved = collision && lastSaved(collision.item)
  return (
    <>
      {collision && (
        <div
          role="alert"
          className="mb-6 flex flex-wrap items-center gap-3 rounded-card border border-gold bg-gold-50 px-4 py-3"
        >
          <p>
            <SavedBy saved={saved ?? null} what={what} />. {t.nothingLost}
          </p>
          <Button size="sm" onClick={open}>
            {t.compare}
          </Button>
        </div>
      )}
      <Modal overlay={comparing} title={t.collisionTitle} className="w-[min(94vw,860px)]">
        {collision && (
          <Differences
            collision={collision}
            mine={form.values}
            what={what}
            saved={saved ?? null}
            texts={texts}
            onResolve={(mine) => void form.resolve(mine)}
          />
        )}
      </Modal>
    </>
  )
}
