import { useRef, useState } from 'react'
import { homeListingsBottom, homeListingsTop, moveThroughList } from '#contract/content/carousel-window.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { home as t } from '#messages/site.ts'
import { ListingCard } from '../../cards/static-cards.ts'
import { notifyFromShell } from '../../shell/toasts.ts'
import { featuredSizes } from './first-row.ts'
import type { HomeWindows } from './home-data.ts'
import { Arrows, Section, WindowRow } from './section.tsx'

const latestSizes = '(width < 768px) min(76vw, 338px), (width < 1060px) 46vw, 410px'

/**
 * Featured and latest properties. Both windows move together, whichever arrow is pressed (S4.7). The page
 * contains what they show first; the rest is loaded when a visitor approaches an arrow.
 */
export function ListingWindows(first: HomeWindows) {
  const [{ featured, about, latest }, setLists] = useState(first)
  const [windows, setWindows] = useState({ top: homeListingsTop, bottom: homeListingsBottom })
  const loading = useRef<Promise<HomeWindows>>(undefined)
  const prepare = () => {
    loading.current ??= Promise.all([loadAll(), ListingCard.load()]).then(([lists]) => lists)
    loading.current.catch(() => {
      loading.current = undefined
    })
    return loading.current
  }
  async function move(direction: 'next' | 'previous') {
    try {
      const lists = await prepare()
      setLists(lists)
      setWindows(({ top, bottom }) => ({
        top: moveThroughList(top, lists.featured.length, direction),
        bottom: moveThroughList(bottom, lists.latest.length, direction),
      }))
    } catch {
      notifyFromShell('failure', t.notLoaded)
    }
  }
  const all = { href: searchAddress({}), label: t.allListings }
  return (
    <>
      {featured.length > 0 && (
        <Section
          title={t.featured.title}
          text={about ? t.featured[about.purpose](about) : t.featured.text}
          more={all}
          aside={
            <Arrows previous={t.featured.previous} next={t.featured.next} onMove={move} onNear={prepare} />
          }
        >
          <WindowRow items={featured} window={windows.top} columns="md:grid-cols-2 nav:grid-cols-4">
            {(listing) => <ListingCard listing={listing} sizes={featuredSizes} />}
          </WindowRow>
        </Section>
      )}
      {latest.length > 0 && (
        <Section
          title={t.latest.title}
          text={t.latest.text}
          ground="pt-0!"
          more={all}
          aside={<Arrows previous={t.latest.previous} next={t.latest.next} onMove={move} onNear={prepare} />}
        >
          <WindowRow items={latest} window={windows.bottom} columns="md:grid-cols-2 nav:grid-cols-3">
            {(listing) => <ListingCard listing={listing} sizes={latestSizes} />}
          </WindowRow>
        </Section>
      )}
    </>
  )
}

async function loadAll(): Promise<HomeWindows> {
  return (await import('./home-data.ts')).loadAllWindows()
}
