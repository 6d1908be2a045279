import { Link } from '@tanstack/react-router'
import { ArrowLeft, Eye } from 'lucide-react'
import { listingEditor as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { DraftStatus } from './draft-status.tsx'
import type { Opened } from './listing-values.ts'
import type { ListingEditor } from './use-listing-editor.ts'

/** Which listing it is, what became of the work on it, and what is done with all of it. */
export function EditorHead({
  opened,
  editor,
  onLook,
  onSave,
}: {
  opened: Opened
  editor: ListingEditor
  onLook: () => void
  /** Only for those who may. */
  onSave?: () => void
}) {
  return (
    <header className="z-9 -mx-4 -mt-4 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-sand px-4 py-3 tall:md:sticky tall:md:top-[69px] tall:lg:top-0 lg:-mx-8 lg:-mt-8 lg:px-8">
      <Link
        to="/listings"
        aria-label={t.allListings}
        className="grid size-11 place-items-center rounded-full hover:bg-white"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <div className="min-w-40 flex-1">
        <h1 className="truncate text-xl">{editor.values.title || t.untitled({ id: opened.id })}</h1>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span className="tabular-nums">{`ID ${opened.id}`}</span>
          <StatusBadge status={opened.status} />
          <DraftStatus editor={editor} />
        </p>
      </div>
      <Button onClick={onLook} className="xl:hidden">
        <Eye aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">{t.preview}</span>
      </Button>
      {editor.isChanged && <Button onClick={() => void editor.discard()}>{t.discard}</Button>}
      {onSave && (
        <Button
          variant="main"
          aria-disabled={editor.isSending || !editor.isChanged}
          onClick={onSave}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {editor.isSending && <Spinner />}
          {t.save}
        </Button>
      )}
    </header>
  )
}
