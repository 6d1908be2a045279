import { useEffect, useState } from 'react'
import { listingPath } from '#contract/paths.ts'
import { recentlyViewed as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { contentLang } from '#ui/content-lang.ts'
import { type Card, placeText } from '#ui/listing/contact-links.ts'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { SaveButton } from '#ui/saved/save-button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { clearSeen } from '../seen-listings.ts'
import { notifyFromShell } from '../shell/toasts.ts'

/** Asks for the cards of the homes, and shows those that are still on offer. */
export function RecentHomes({ ids }: { ids: string }) {
  return (
    <section aria-label={t.title}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 className="text-3xl">{t.title}</h2>
        <button
          type="button"
          onClick={clear}
          aria-label={t.clearAll}
          className="min-h-11 font-medium text-green-700 underline underline-offset-4"
        >
          {t.clear}
        </button>
      </div>
      <Homes ids={ids} />
    </section>
  )
}

function clear() {
  clearSeen()
  // The button is gone: the keyboard goes on at the page's content.
  document.getElementById('content')?.focus({ preventScroll: true })
  notifyFromShell('success', t.cleared)
}

function Homes({ ids }: { ids: string }) {
  const [homes, setHomes] = useState<readonly Card[]>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const asking = new AbortController()
    call('listingCards', { query: { ids }, signal: asking.signal }).then(
      ({ data }) => setHomes(data),
      () => setFailed(!asking.signal.aborted),
    )
    return () => asking.abort()
  }, [ids])
  if (isFailed) return <p>{t.failed}</p>
  if (!homes) return <Boxes />
  if (homes.length === 0) return <p>{t.none}</p>
  return (
    <ul className={row}>
      {homes.map((home) => (
        <li key={home.id} className="min-w-0 snap-start scroll-ms-1">
          <RecentHome home={home} />
        </li>
      ))}
    </ul>
  )
}

const row = '-mx-1 grid snap-x auto-cols-[13rem] grid-flow-col gap-4 overflow-x-auto px-1 pt-1 pb-2'

function RecentHome({ home }: { home: Card }) {
  const { id, title, price, purpose, image } = home
  const place = placeText(home)
  return (
    <article className="relative rounded-card has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-ink">
      <Picture
        src={image?.url}
        alt=""
        width={image?.width}
        height={image?.height}
        placeholder={image?.placeholder}
        seed={id}
        sizes="208px"
        className="aspect-4/3 w-full overflow-hidden rounded-card"
      />
      <p className="mt-2 truncate">
        <Price pkr={price} purpose={purpose ?? undefined} />
      </p>
      <h3 lang={contentLang(title)} className="truncate text-sm font-medium tracking-normal">
        <SiteLink href={listingPath(id)} className="outline-none after:absolute after:inset-0">
          {title}
        </SiteLink>
      </h3>
      <p lang={contentLang(place)} className="truncate text-sm text-muted">
        {place}
      </p>
      <SaveButton home={{ kind: 'listing', id, title, price }} className="absolute! end-2 top-2" />
    </article>
  )
}

function Boxes() {
  return (
    <div aria-hidden="true" className={`${row} overflow-x-hidden!`}>
      {[1, 2, 3, 4, 5, 6].map((box) => (
        <Skeleton key={box} className="aspect-4/3 rounded-card" />
      ))}
    </div>
  )
}
