import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { filterMedia, type MediaFilter, mediaFilter } from '#contract/media.ts'
import { eventPath } from '../../links.ts'
import { useToday } from '../../today.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useLightbox } from '../../ui/gallery/use-lightbox.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Video } from '../../ui/video.tsx'
import type { GalleryEvent } from './event-route.tsx'
import { gallery } from './gallery-head.ts'

const route = getRouteApi('/gallery/$id')
const labels: Readonly<Record<MediaFilter, string>> = { all: 'All', photos: 'Photos', videos: 'Videos' }
const sizes = '(width < 768px) 96vw, (width < 1328px) 48vw, 630px'

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
  const photos = filterMedia(event.eventMedia, mediaFilter.PHOTOS)
  const { hrefOf, opens, lightbox } = useLightbox(photos, event.title)
  if (shown.length === 0) {
    return (
      <p className="rounded-panel bg-sand p-8 text-muted">
        {filter === mediaFilter.VIDEOS ? 'Nobody filmed that day.' : 'Nobody took a photograph that day.'}{' '}
        What there is stands under “All”.
      </p>
    )
  }
  // Of an odd number the first one takes a row for itself, so that no place stays empty.
  const isWide = (at: number) => at === 0 && shown.length % 2 === 1
  return (
    <>
      <ul className="grid gap-x-4 gap-y-6 md:grid-cols-2">
        {shown.map((medium, at) => (
          <li key={medium.id} className={isWide(at) ? 'md:col-span-2' : ''}>
            {medium.kind === 'video' ? (
              <Video url={medium.url} title={medium.alt} poster={medium.poster} sizes={sizes} />
            ) : (
              <a
                href={hrefOf(photos.indexOf(medium))}
                {...opens(photos.indexOf(medium))}
                className="group block rounded-panel"
              >
                <Picture
                  src={medium.url}
                  alt=""
                  width={medium.width ?? undefined}
                  height={medium.height ?? undefined}
                  placeholder={medium.placeholder}
                  blurred="cover"
                  place="large"
                  sizes={isWide(at) ? '(width < 1328px) 96vw, 1280px' : sizes}
                  first={at === 0}
                  className={`aspect-video w-full rounded-panel ${isWide(at) ? 'md:aspect-21/9' : ''}`}
                />
                <span className="mt-2 block text-sm text-pretty text-muted group-hover:text-ink">
                  {medium.alt}
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {lightbox}
    </>
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
