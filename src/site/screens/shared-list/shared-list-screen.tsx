import { getRouteApi } from '@tanstack/react-router'
import { searchAddress } from '#contract/search/search-address.ts'
import { sharedList as t } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { formatDate } from '#ui/format-date.ts'
import { homeKey } from '#ui/saved/home-key.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { homeCrumb } from '../../crumbs.ts'
import { HomeCard } from '../saved/home-card.tsx'
import { savedColumns } from '../saved/saved-skeleton.tsx'
import { shownHomes } from '../saved/use-saved-cards.ts'
import type { SharedListData } from './shared-list-data.ts'

const route = getRouteApi('/saved/$token')

/** The homes that somebody shared, as they are now. Their hearts are the reader's own. */
export function SharedListScreen() {
  const list = route.useLoaderData()
  return list.state === 'open' ? <OpenList list={list} /> : <NoList state={list.state} />
}

function OpenList({ list }: { list: Extract<SharedListData, { state: 'open' | 'ended' }> }) {
  const cards = shownHomes(list.cards)
  const homes = list.homes.flatMap(({ kind, id, note }) => {
    const shown = cards.get(homeKey(kind, id))
    return shown ? [{ key: homeKey(kind, id), shown, note }] : []
  })
  const gone = list.homes.length - homes.length
  return (
    <div className="column pt-5 pb-16">
      <Breadcrumbs crumbs={[homeCrumb]} here={t.title} />
      <h1 className="mt-5 text-4xl md:mt-8">{t.title}</h1>
      <p className="mt-2 text-muted">{t.until({ count: homes.length, date: formatDate(list.endsAt) })}</p>
      {gone > 0 && <p className="mt-2">{t.gone({ count: gone })}</p>}
      <ul className={`mt-6 ${savedColumns} print:grid-cols-2`}>
        {homes.map(({ key, shown, note }) => (
          <li key={key} className="min-w-0 print:break-inside-avoid">
            <HomeCard shown={shown} />
            {note && (
              <figure className="mt-3 rounded-card bg-sand px-4 py-3">
                <figcaption className="text-sm text-muted">{t.note}</figcaption>
                <blockquote dir="auto" className="mt-1 whitespace-pre-line">
                  {note}
                </blockquote>
              </figure>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function NoList({ state }: { state: 'ended' | 'unknown' }) {
  return (
    <EmptyState heading="h1" title={t.none[state].title} text={t.none[state].text}>
      <SiteLink href={searchAddress({ purpose: 'sale' })} className={buttonClass({ variant: 'main' })}>
        {t.search}
      </SiteLink>
    </EmptyState>
  )
}
