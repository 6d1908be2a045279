import { listingEditor as t } from '#messages/admin.ts'
import { useNow } from '../../components/relative-time.tsx'
import { ago } from '../../labels.ts'
import type { ListingEditor } from './use-listing-editor.ts'

/** How safe what was typed is, in words. */
export function DraftStatus({ editor: { draft, isChanged, isSending } }: { editor: ListingEditor }) {
  const now = useNow()
  return (
    <span role="status" className={draft.state === 'failed' ? 'text-danger' : ''}>
      {isSending ? t.draft.saving : text()}
    </span>
  )

  function text(): string {
    switch (draft.state) {
      case 'none':
        return isChanged ? '' : t.draft.unchanged
      case 'typing':
        return t.draft.savingDraft
      case 'failed':
        return t.draft.failed
      case 'stored':
        return t.draft.saved({ time: ago(draft.at, now) })
    }
  }
}
