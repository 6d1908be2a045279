import { searchResults as t } from '#messages/site.ts'
import { useLasting } from './use-lasting.ts'

const patienceMs = 6000

/** Says that results are still on their way, once that takes long. */
export function StillLoading({ isPending }: { isPending: boolean }) {
  const isLong = useLasting(isPending, patienceMs)
  return (
    <p role="status" className="not-empty:mb-5 text-muted">
      {isLong && t.stillLoading}
    </p>
  )
}
