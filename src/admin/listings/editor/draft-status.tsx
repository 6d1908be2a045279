import { useNow } from '../../components/relative-time.tsx'
import { ago } from '../../labels.ts'
import type { ListingEditor } from './use-listing-editor.ts'

/** How safe what was typed is, in words. */
export function DraftStatus({ editor: { draft, isChanged, isSending } }: { editor: ListingEditor }) {
  const now = useNow()
  return (
    <span role="status" className={draft.state === 'failed' ? 'text-danger' : ''}>
      {isSending ? 'Saving…' : text()}
    </span>
  )

  function text(): string {
    switch (draft.state) {
      case 'none':
        return isChanged ? '' : 'No changes'
      case 'typing':
        return 'Saving your draft…'
      case 'failed':
        return 'Your draft could not be saved. We try again when you type.'
      case 'stored':
        return `Draft saved ${ago(draft.at, now)}, not on the listing yet`
    }
  }
}
