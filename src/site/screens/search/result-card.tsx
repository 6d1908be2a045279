import { EyeOff } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { searchResults as t } from '#messages/site.ts'
import { buttonClass, IconButton } from '#ui/button.tsx'
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
    <div className="result-card relative h-full">
      <ListingCard {...props} />
      <Personal home={props.listing} />
    </div>
  )
}

/** Over the card, once the page is live: what only this browser knows. */
function Personal({ home }: { home: ComponentProps<typeof ListingCard>['listing'] }) {
  const { id, title } = home
  const [seen, setSeen] = useState<boolean>()
  useEffect(() => setSeen(seenListings().has(id)), [id])
  if (seen === undefined) return null
  return (
    <>
      {seen && (
        <div className="pointer-events-none absolute inset-x-0 top-0 aspect-4/3 print:hidden">
          <span className="absolute start-3 bottom-3 rounded-full bg-white/90 px-2.5 py-0.5 text-xs text-muted">
            {t.seen}
          </span>
        </div>
      )}
      <IconButton
        label={t.hideHome({ title })}
        onClick={() => hideHome(home)}
        className="absolute! end-3 bottom-2.5 print:hidden"
      >
        <EyeOff aria-hidden="true" className="size-4.5" />
      </IconButton>
    </>
  )
}
