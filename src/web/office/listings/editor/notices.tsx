import { Button } from '../../../ui/button.tsx'
import { usePresence } from './use-presence.ts'

/** Said from the start, so that nothing moves under whoever types. */
export function Review({ goesThere }: { goesThere: boolean }) {
  return (
    <p
      role="status"
      className={`mb-6 rounded-card border px-4 py-3 ${goesThere ? 'border-gold bg-gold-50' : 'border-line bg-white text-muted'}`}
    >
      {goesThere
        ? 'Saving this takes the listing off the site until a manager has looked at it. Price, description and amenities alone are there at once.'
        : 'Price, description and amenities are on the site as soon as you save them. Anything else takes the listing off it until a manager has looked.'}
    </p>
  )
}

/** Who else is here, and whether they have saved something meanwhile. */
export function Others({ id, version, onCompare }: { id: number; version: number; onCompare: () => void }) {
  const presence = usePresence(id)
  const isOld = presence.version !== undefined && presence.version > version
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
        <Button size="sm" onClick={onCompare}>
          See what they changed
        </Button>
      )}
    </p>
  )
}
