import { listingEditor as t } from '#messages/admin.ts'
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
  const { price, description, photos, floorPlans, videos, amenities } = t.freeFields
  const free = [
    price,
    description,
    ...(freeFields.includes('photos') ? [photos, floorPlans] : []),
    ...(freeFields.includes('videos') ? [videos] : []),
    amenities,
  ]
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(free)
  return (
    <p
      role="status"
      className={`mb-6 rounded-card border px-4 py-3 ${needsApproval ? 'border-gold bg-gold-50' : 'border-line bg-white text-muted'}`}
    >
      {needsApproval ? t.needsApproval : t.approvalRules({ fields: names })}
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
      {isOld ? t.changedByOthers : t.othersHere({ count: others.length, names: others.join(' and ') })}
      {isOld && (
        <Button size="sm" onClick={() => void editor.compare()}>
          {t.compare}
        </Button>
      )}
    </p>
  )
}
