import { type UIEvent, useEffect } from 'react'
import { mapSearch as t } from '#messages/site.ts'
import type { Card } from '#ui/listing/contact-links.ts'
import { useHiddenHomes } from '../hidden-homes.ts'
import { setActiveHome } from './active-home.ts'
import { MapHome } from './map-home.tsx'

/** The homes of the list as a row to swipe at the foot of a phone's map, where the one in view is marked. */
export function HomeStrip({ homes: all }: { homes: readonly Card[] }) {
  const hidden = useHiddenHomes()
  const homes = all.filter(({ id }) => !hidden.has(id))
  useEffect(() => () => setActiveHome(undefined), [])
  const mark = (home: Card | undefined) => setActiveHome(home && { id: home.id, from: 'list' })
  const follow = ({ currentTarget: strip }: UIEvent<HTMLElement>) => {
    const step = strip.scrollWidth / homes.length
    mark(homes[Math.round(Math.abs(strip.scrollLeft) / step)])
  }
  if (homes.length === 0) return null
  return (
    <ul
      aria-label={t.strip}
      onScroll={follow}
      className="absolute inset-x-0 bottom-9 z-10 flex snap-x snap-mandatory gap-2 overflow-x-auto overscroll-x-contain scroll-px-3 px-3 pb-1 [scrollbar-width:none]"
    >
      {homes.map((home) => (
        <li
          key={home.id}
          onFocus={() => mark(home)}
          className="w-[min(92%,26rem)] shrink-0 snap-start overflow-hidden rounded-card border border-line bg-white shadow-float"
        >
          <MapHome home={home} />
        </li>
      ))}
    </ul>
  )
}
