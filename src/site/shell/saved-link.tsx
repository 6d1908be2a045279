import { useSyncExternalStore } from 'react'
import { savedPath } from '#contract/paths.ts'
import { shell as t } from '#messages/site.ts'
import { Icon } from '#ui/icon.tsx'
import { savedCount } from '#ui/saved/saved-count.ts'
import { SiteLink } from '#ui/site-link.tsx'

/** The header's link to the saved homes. The number overlays the heart, so that nothing moves. */
export function SavedLink({ className }: { className: string }) {
  const size = useCount()
  return (
    <SiteLink href={savedPath} className={`relative ${className}`}>
      <span className="sr-only">{linkLabel(size)}</span>
      <Icon name="heart" size={22} />
      <span aria-hidden="true" className="saved-count">
        {size > 0 && size}
      </span>
    </SiteLink>
  )
}

/** The same in the drawer. */
export function SavedEntry({ className, onGo }: { className: string; onGo: () => void }) {
  const size = useCount()
  return (
    <SiteLink href={savedPath} replace onClick={onGo} className={className}>
      <Icon name="heart" size={20} className="text-green-700" />
      {linkLabel(size)}
    </SiteLink>
  )
}

function useCount(): number {
  return useSyncExternalStore(savedCount.subscribe, savedCount.read, () => 0)
}

const linkLabel = (count: number) => (count > 0 ? t.savedHomesCount({ count }) : t.savedHomes)
