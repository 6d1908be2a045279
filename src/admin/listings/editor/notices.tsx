import { Button } from '#ui/button.tsx'
import type { ListingEditor } from './use-listing-editor.ts'
import { usePresence } from './use-presence.ts'

/** Says which changes need approval, from the start, so that nothing moves while one types. */
export function ApprovalNotice({
  needsApproval,
  freeFields,
}: {
  needsApproval: boolean
  freeFields: readonly string[]
}) {
  const free = [
    'price',
    'description',
    ...(freeFields.includes('photos') ? ['photos', 'floor plans'] : []),
    ...(freeFields.includes('videos') ? ['videos'] : []),
    'amenities',
  ]
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(free)
  return (
    <p
      role="status"
      className={`mb-6 rounded-card border px-4 py-3 ${needsApproval ? 'border-gold bg-gold-50' : 'border-line bg-white text-muted'}`}
    >
      {needsApproval
        ? 'Some of these changes need a manager’s approval. Until then visitors see the listing as it is now.'
        : `${names.charAt(0).toUpperCase()}${names.slice(1)} are on the site as soon as you save them. Other changes need a manager’s approval; until then visitors see the listing as it is now.`}
    </p>
  )
}

/** Who else is here, and whether they have saved something meanwhile. */
export function Others({ id, editor }: { id: number; editor: ListingEditor }) {
  const presence = usePresence(id)
  const { version, collision } = editor
  const isOld = !collision && presence.version !== undefined && presence.version > version
  const { others } = presence
  if (!isOld && others.length === 0) return null
  return (
    <p
      aria-live="polite"
      className="mb-6 flex flex-wrap items-center gap-3 rounded-card bg-gold-50 px-4 py-3 text-gold-700"
    >
      {isOld
        ? 'Somebody saved this listing after you opened it.'
        : `${others.join(' and ')} ${others.length === 1 ? 'has' : 'have'} this listing open as well.`}
      {isOld && (
        <Button size="sm" onClick={() => void editor.compare()}>
          See what they changed
        </Button>
      )}
    </p>
  )
}
