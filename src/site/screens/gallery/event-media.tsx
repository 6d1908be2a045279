import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { filterMedia, type MediaFilter, mediaFilter } from '#contract/content/event-media.ts'
import { eventPath } from '#contract/paths.ts'
import { buttonClass } from '#ui/button.tsx'
import { MediaGrid } from '#ui/gallery/media-grid.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useToday } from '../../today.ts'
import type { GalleryEvent } from './gallery-event.ts'
import { gallery } from './gallery-head.ts'

const route = getRouteApi('/gallery/$id')
const labels: Readonly<Record<MediaFilter, string>> = { all: 'All', photos: 'Photos', videos: 'Videos' }

/** The photos and videos of an event behind their tabs; the choice lasts as long as the visitor stays. */
export function EventMedia({ event }: { event: GalleryEvent }) {
  const { media: fromAddress } = route.useSearch()
  const [selected, select] = useState<MediaFilter>(fromAddress ?? mediaFilter.ALL)
  if (event.eventMedia.length === 0) return <NothingYet date={event.date} />
  const tabs = Object.values(mediaFilter).map((name) => ({
    name,
    label: labels[name],
    count: filterMedia(event.eventMedia, name).length,
    href: eventPath(event.id) + (name === mediaFilter.ALL ? '' : `?media=${name}`),
  }))
  return (
    <Tabs label="What to see" tabs={tabs} selected={selected} onSelect={select}>
      <Shown event={event} filter={selected} />
    </Tabs>
  )
}

function Shown({ event, filter }: { event: GalleryEvent; filter: MediaFilter }) {
  const shown = filterMedia(event.eventMedia, filter)
  if (shown.length > 0) return <MediaGrid media={shown} title={event.title} />
  return (
    <p className="rounded-panel bg-sand p-8 text-muted">
      {filter === mediaFilter.VIDEOS ? 'Nobody filmed that day.' : 'Nobody took a photograph that day.'} What
      there is stands under “All”.
    </p>
  )
}

function NothingYet({ date }: { date: string }) {
  const isComing = date >= useToday()
  return (
    <div className="lattice rounded-panel bg-sand p-6 md:p-10">
      <div className="max-w-xl rounded-panel bg-white p-6 md:p-8">
        <h2 className="text-2xl">{isComing ? 'The photos come after the day' : 'No photos yet'}</h2>
        <p className="mt-2 mb-5 text-muted">
          {isComing
            ? 'Come and be in them: ask us for the details.'
            : 'We are still going through them. The other events have plenty.'}
        </p>
        {isComing ? (
          <SiteLink href="/contact" className={buttonClass({ variant: 'main' })}>
            Ask for the details
          </SiteLink>
        ) : (
          <SiteLink href={gallery.path} className={buttonClass({ variant: 'main' })}>
            See the gallery
          </SiteLink>
        )}
      </div>
    </div>
  )
}
