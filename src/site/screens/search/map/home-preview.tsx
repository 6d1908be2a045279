import { useEffect, useRef, useState } from 'react'
import type { SizeUnit } from '#contract/listings/property.ts'
import { type MissedHome, missedText } from '#contract/search/missed-text.ts'
import { mapSearch as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import type { Card } from '#ui/listing/contact-links.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { CloseButton } from './close-button.tsx'
import { MapHome } from './map-home.tsx'

/** How many homes of a building are listed at first; the list of results has all of them. */
const mostHomes = 30

/**
 * The home of a pin with picture and price, or the homes of a building, over the map. Escape closes it, and the
 * keyboard is back where it was.
 */
export function HomePreview({
  ids,
  missed,
  onClose,
  className,
}: {
  ids: readonly number[]
  /** Of a home just outside the search: the limit that it misses. */
  missed?: (Pick<MissedHome, 'limit' | 'by'> & { sizeUnit: SizeUnit }) | undefined
  onClose: () => void
  className: string
}) {
  const box = useRef<HTMLElement>(null)
  const homes = useCards(ids)
  useEffect(() => {
    const opener = document.activeElement
    box.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t.homesHere({ count: ids.length })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        event.preventDefault()
        onClose()
      }}
      className={`z-20 flex flex-col overflow-hidden rounded-card border border-line bg-white shadow-float outline-none ${className}`}
    >
      {ids.length > 1 && <h2 className="px-4 py-3 pe-14 text-base">{t.homesHere({ count: ids.length })}</h2>}
      <CloseButton label={t.closePreview} onPress={onClose} />
      {homes === 'failed' && <p className="p-4 pe-14 text-muted">{t.previewFailed}</p>}
      {homes === undefined && <Skeleton className="h-28" />}
      {Array.isArray(homes) && homes.length === 0 && <p className="p-4 pe-14 text-muted">{t.previewGone}</p>}
      {Array.isArray(homes) && (
        <ul className="divide-y divide-line overflow-y-auto overscroll-contain">
          {homes.map((home) => (
            <li key={home.id}>
              {missed && (
                <p className="px-3.5 pt-2.5 pe-14 text-sm font-medium text-green-700">
                  {missedText({ ...missed, listing: home }, missed.sizeUnit)}
                </p>
              )}
              <MapHome home={home} isBelowCross={homes.length === 1} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The cards of the homes in their order; nothing until they come. */
function useCards(ids: readonly number[]): Card[] | 'failed' | undefined {
  const [loaded, setLoaded] = useState<{ wanted: string; homes: Card[] | 'failed' }>()
  const wanted = ids.slice(0, mostHomes).join()
  useEffect(() => {
    const stop = new AbortController()
    call('listingCards', { query: { ids: wanted }, signal: stop.signal }).then(
      ({ data }) => setLoaded({ wanted, homes: data }),
      () => stop.signal.aborted || setLoaded({ wanted, homes: 'failed' }),
    )
    return () => stop.abort()
  }, [wanted])
  return loaded?.wanted === wanted ? loaded.homes : undefined
}
