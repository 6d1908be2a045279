import { type ComponentProps, useEffect, useRef } from 'react'
import { newAlertPath } from '#contract/paths.ts'
import { formatAmount } from '#contract/text/money.ts'
import { alertPages as alerts, savedScreen as t } from '#messages/site.ts'
import { Badge } from '#ui/badge.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { formatDate } from '#ui/format-date.ts'
import type { HomeKey } from '#ui/saved/home-key.ts'
import type { SavedHome } from '#ui/saved/saved-format.ts'
import { savedHomes } from '#ui/saved/saved-homes.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { ChooseSaved } from './compare-saved.tsx'
import { HomeCard } from './home-card.tsx'
import { NoteField } from './note-field.tsx'
import { priceSince } from './price-since.ts'
import { SimilarHomes } from './similar-homes.tsx'
import type { Shown } from './use-saved-cards.ts'

/** A saved home: its card as it is now, and below it what has changed, the visitor's note and the way to remove it. */
export function SavedItem({
  id,
  home,
  title,
  shown,
  comparing,
  isRestored,
}: {
  id: HomeKey
  home: SavedHome
  /** As it is called now, in the language of the page. */
  title: string
  /** Undefined for what is no longer on the site. */
  shown: Shown | undefined
  /** Whether it is ticked for the comparison. */
  comparing: Omit<ComponentProps<typeof ChooseSaved>, 'title'>
  /** It was removed, and brought back by the button in its place. */
  isRestored: boolean
}) {
  const remove = useRef<HTMLButtonElement>(null)
  // That button is gone, and the focus with it: the keyboard goes on where it was before.
  useEffect(() => {
    if (isRestored) remove.current?.focus({ preventScroll: true })
  }, [isRestored])
  return (
    <>
      {shown ? <HomeCard shown={shown} /> : <MissingHome home={home} />}
      <div className="stack-3 pt-2">
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-muted">
            {t.savedOn({ date: formatDate(new Date(home.savedAt).toISOString()) })}
          </p>
          <button
            ref={remove}
            type="button"
            aria-label={t.removeHome({ title })}
            onClick={() => savedHomes.remove(id)}
            className="-me-1 min-h-11 px-1 text-sm font-medium underline underline-offset-4 print:hidden"
          >
            {t.remove}
          </button>
        </div>
        {shown && <Change home={home} shown={shown} />}
        {shown?.kind === 'listing' && (
          <div className="flex flex-wrap items-center gap-x-5 print:hidden">
            <ChooseSaved {...comparing} title={title} />
            {isOffered(shown) && (
              <SiteLink
                href={newAlertPath(shown.listing.id)}
                aria-label={alerts.watchNamed({ title })}
                className="inline-flex min-h-11 items-center text-sm font-medium text-green-700 underline underline-offset-4"
              >
                {alerts.watchThis}
              </SiteLink>
            )}
          </div>
        )}
        {shown?.kind === 'listing' && isEnded(shown) && (
          <SimilarHomes listing={shown.listing.id} title={title} />
        )}
        <NoteField id={id} note={home.note} title={title} />
      </div>
    </>
  )
}

type ShownListing = Extract<Shown, { kind: 'listing' }>

function isEnded({ listing: { status } }: ShownListing): boolean {
  return status === 'sold' || status === 'rented' || status === 'expired'
}

function isOffered({ listing: { status } }: ShownListing): boolean {
  return status === 'published' || status === 'under offer'
}

const statuses: Partial<Record<ShownListing['listing']['status'], string>> = t.status

/** What has become of it since it was saved. */
function Change({ home, shown }: { home: SavedHome; shown: Shown }) {
  const status = shown.kind === 'listing' && statuses[shown.listing.status]
  if (status) return <p className="font-medium">{status}</p>
  const now = shown.kind === 'listing' ? shown.listing.price : shown.project.priceFrom
  const changed = priceSince(home.price, now)
  return changed ? <p className="font-medium text-green-700">{changed}</p> : null
}

/** What is left of a listing that staff removed: what the browser knows of it. */
function MissingHome({ home: { title, price } }: { home: SavedHome }) {
  return (
    <article className="rounded-card border border-line bg-white p-5">
      <Badge tone="ink">{t.missing}</Badge>
      <h2 lang={contentLang(title)} className="mt-3 text-base font-medium">
        {title}
      </h2>
      {price ? (
        <p className="mt-1 text-sm text-muted">{t.missingPrice({ price: formatAmount(price) })}</p>
      ) : null}
    </article>
  )
}
