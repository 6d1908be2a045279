import { EyeOff } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { searchResults as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { ListingCard } from '../../cards/static-cards.ts'
import { seenListings } from '../../seen-listings.ts'
import { hideHome, showHome, useHiddenHomes } from './hidden-homes.ts'

/** The card of a result, which the visitor can hide and which says whether it was opened before. */
export function ResultCard(props: ComponentProps<typeof ListingCard>) {
  const { id, title } = props.listing
  const isHidden = useHiddenHomes().has(id)
  if (isHidden)
    return (
      <p className="flex items-center justify-between gap-3 rounded-card bg-sand px-4 py-2 text-sm text-muted">
        <span className="min-w-0 truncate">{t.hidden({ title })}</span>
        <button type="button" onClick={() => showHome(id)} className={buttonClass({ variant: 'tint' })}>
          {t.showHome}
        </button>
      </p>
    )
  return (
    <div className="relative h-full">
      <ListingCard {...props} />
      <Personal id={id} title={title} />
    </div>
  )
}

/** Over the picture, once the page is live: what only this browser knows. */
function Personal({ id, title }: { id: number; title: string }) {
  const [seen, setSeen] = useState<boolean>()
  useEffect(() => setSeen(seenListings().has(id)), [id])
  if (seen === undefined) return null
  return (
    <div className="absolute end-3 top-3 z-1 flex items-center gap-2 print:hidden">
      {seen && <span className="rounded-full bg-white/90 px-2.5 py-0.5 text-xs text-muted">{t.seen}</span>}
      <button
        type="button"
        aria-label={t.hideHome({ title })}
        onClick={() => hideHome(id)}
        className="grid size-11 place-items-center rounded-full bg-white/90 text-ink hover:bg-white"
      >
        <EyeOff aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  )
}
