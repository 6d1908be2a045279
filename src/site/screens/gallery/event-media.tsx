import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { filterMedia, type MediaFilter, mediaFilter } from '#contract/content/event-media.ts'
import { eventPath } from '#contract/paths.ts'
import { gallery } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { MediaGrid } from '#ui/gallery/media-grid.tsx'
import { localPath } from '#ui/local-path.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { galleryCrumb } from '../../crumbs.ts'
import { useToday } from '../../today.ts'
import type { GalleryEvent } from './gallery-event.ts'

const route = getRouteApi('/gallery/$id')
const t = gallery.event

/** The photos and videos of an event behind their tabs; the choice lasts as long as the visitor stays. */
export function EventMedia({ event }: { event: GalleryEvent }) {
  const { media: fromAddress } = route.useSearch()
  const [selected, select] = useState<MediaFilter>(fromAddress ?? mediaFilter.ALL)
  if (event.eventMedia.length === 0) return <NothingYet date={event.date} />
  const tabs = Object.values(mediaFilter).map((name) => ({
    name,
    label: t.filter[name],
    count: filterMedia(event.eventMedia, name).length,
    href: localPath(eventPath(event.id)) + (name === mediaFilter.ALL ? '' : `?media=${name}`),
  }))
  return (
    <Tabs label={t.media} tabs={tabs} selected={selected} onSelect={select}>
      <Shown event={event} filter={selected} />
    </Tabs>
  )
}

function Shown({ event, filter }: { event: GalleryEvent; filter: MediaFilter }) {
  const shown = filterMedia(event.eventMedia, filter)
  if (shown.length > 0) return <MediaGrid media={shown} title={event.title} />
  return (
    <p className="rounded-panel bg-sand p-8 text-muted">
      {filter === mediaFilter.VIDEOS ? t.noVideos : t.noPhotos}
    </p>
  )
}

function NothingYet({ date }: { date: string | null }) {
  const today = useToday()
  const isComing = date !== null && date >= today
  return (
    <div className="lattice rounded-panel bg-sand p-6 md:p-10">
      <div className="max-w-xl rounded-panel bg-white p-6 md:p-8">
        <h2 className="text-2xl">{isComing ? t.comingTitle : t.noneTitle}</h2>
        <p className="mt-2 mb-5 text-muted">{isComing ? t.comingText : t.noneText}</p>
        {isComing ? (
          <SiteLink href="/contact" className={buttonClass({ variant: 'main' })}>
            {t.contact}
          </SiteLink>
        ) : (
          <SiteLink href={galleryCrumb.path} className={buttonClass({ variant: 'main' })}>
            {t.gallery}
          </SiteLink>
        )}
      </div>
    </div>
  )
}
