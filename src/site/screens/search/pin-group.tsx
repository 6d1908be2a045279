import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { listingPath } from '#contract/paths.ts'
import { searchResults as t } from '#messages/site.ts'
import { langOf } from '#ui/lang-of.ts'
import type { Point } from '#ui/map/projection.ts'
import { Rich } from '#ui/rich.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { type PlacedListing, pinClass, pinStyle, shortPrice } from './price-pin.tsx'

type Homes = readonly PlacedListing[]

/** How many homes are at about one point; opens their list. */
export function GroupButton({
  homes,
  at,
  isOpen,
  onOpen,
}: {
  homes: Homes
  at: Point
  isOpen: boolean
  onOpen: () => void
}) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onOpen}
      style={pinStyle(at)}
      className={`${pinClass} border-white bg-green-700 text-white`}
    >
      <Rich parts={t.pins({ count: homes.length, hidden: readAloud })} />
    </button>
  )
}

const readAloud = (word: readonly ReactNode[]) => <span className="sr-only">{word}</span>

/** The homes of a group, over the foot of the map. Escape closes it, and the keyboard is back where it was. */
export function GroupList({ homes, onClose }: { homes: Homes; onClose: () => void }) {
  const closeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    closeButton.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <section
      aria-label={t.pinsTitle({ count: homes.length })}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="absolute inset-x-3 bottom-3 z-10 flex max-h-[70%] flex-col rounded-card border border-line bg-white shadow-[0_2px_8px_rgb(16_32_26/0.2)]"
    >
      <div className="flex items-center justify-between border-b border-line ps-4">
        <h2 className="text-base font-semibold">{t.pinsTitle({ count: homes.length })}</h2>
        <button
          ref={closeButton}
          type="button"
          aria-label={t.close}
          onClick={onClose}
          className="grid size-11 place-items-center hover:text-green-700"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <ul className="overflow-y-auto">
        {homes.map(({ listing, isExact }) => (
          <li key={listing.id}>
            <SiteLink href={listingPath(listing.id)} className="block px-4 py-2.5 hover:bg-green-50">
              <span className="font-semibold tabular-nums">{shortPrice(listing.price)}</span>{' '}
              <span lang={langOf(listing.title)}>{listing.title}</span>
              {!isExact && <span className="block text-sm text-muted">{t.approximate}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
