import { useNow } from '../../components/relative-time.tsx'
import { ago } from '../../labels.ts'
import type { ListingEditor } from './use-listing-editor.ts'

/** How safe what was typed is, in words. */
export function Saving({ editor: { keeping, isChanged, isSaving } }: { editor: ListingEditor }) {
  const now = useNow()
  return (
    <span role="status" className={keeping.state === 'failed' ? 'text-danger' : ''}>
      {isSaving ? 'Saving…' : wordsOf()}
    </span>
  )

  function wordsOf(): string {
    switch (keeping.state) {
      case 'none':
        return isChanged ? '' : 'No changes'
      case 'typing':
        return 'ContentStore your draft…'
      case 'failed':
        return 'Your draft could not be kept. It is tried again when you type.'
      case 'kept':
        return `Draft saved ${ago(keeping.at, now)}, not on the listing yet`
    }
  }
}
