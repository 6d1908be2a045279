import { agencyText } from '#contract/agency-texts.ts'
import { filterMedia, type MediaFilter, mediaFilter } from '#contract/content/event-media.ts'
import { eventPath } from '#contract/paths.ts'
import { joinList } from '#contract/text/join-list.ts'
import { gallery } from '#messages/site.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import { formatDate } from '#ui/format-date.ts'
import { galleryCrumb, homeCrumb } from '../../crumbs.ts'
import { absoluteImage, breadcrumbsJsonLd, pageHead } from '../../seo.ts'
import type { GalleryEvent } from './gallery-event.ts'

const t = gallery.event

/** The head of an event's page. A tab with an address of its own says which, and points to the whole page. */
export function eventHead(event: GalleryEvent, shown: MediaFilter = mediaFilter.ALL) {
  const { id, title, description, place, date } = event
  const path = eventPath(id)
  return pageHead({
    path,
    title: t.tab[shown]({ event: joinList([title, date && formatDate(date)]) }),
    description: t.description({
      event: t.tab[shown]({ event: joinList([title, place, date && formatDate(date)]) }),
      text: description,
    }),
    image: event.thumbnail,
    noindex: shown !== mediaFilter.ALL,
    jsonLd: import.meta.env.SSR && [
      ...(date ? [eventJsonLd(event, date, path)] : []),
      galleryJsonLd(event, path),
      breadcrumbsJsonLd([homeCrumb, galleryCrumb, { label: title, path }]),
    ],
  })
}

function eventJsonLd({ title, description, place, thumbnail }: GalleryEvent, date: string, path: string) {
  return {
    '@type': 'Event',
    name: title,
    description,
    startDate: date,
    endDate: date,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(place && { location: { '@type': 'Place', name: place, address: place } }),
    organizer: { '@type': 'RealEstateAgent', name: agencyText('name'), url: absolutePage('/') },
    url: absolutePage(path),
    ...(thumbnail && { image: [absoluteImage(thumbnail.url)] }),
  }
}

function galleryJsonLd({ title, eventMedia }: GalleryEvent, path: string) {
  return {
    '@type': 'ImageGallery',
    name: title,
    url: absolutePage(path),
    associatedMedia: filterMedia(eventMedia, mediaFilter.PHOTOS).map(({ url, alt }) => ({
      '@type': 'ImageObject',
      contentUrl: absoluteImage(url),
      caption: alt,
    })),
  }
}
