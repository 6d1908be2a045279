import { getRouteApi } from '@tanstack/react-router'
import { sharedList as t } from '#messages/site.ts'
import type { Answer } from '#ui/api.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { formatDate } from '#ui/format-date.ts'
import { homeKey } from '#ui/saved/home-key.ts'
import { homeCrumb } from '../../crumbs.ts'
import { HomeCard } from '../saved/home-card.tsx'
import { savedColumns } from '../saved/saved-skeleton.tsx'
import { shownHomes } from '../saved/use-saved-cards.ts'
import { NoSharedList } from './no-shared-list.tsx'

const route = getRouteApi('/saved/$token')

/** The homes in a shared list, as they are now. Their hearts show the reader's own saved homes. */
export function SharedListScreen() {
  const list = route.useLoaderData()
  return list.state === 'open' ? <OpenList list={list} /> : <NoSharedList why="ended" />
}

function OpenList({ list }: { list: Answer<'sharedList'>['data'] }) {
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
