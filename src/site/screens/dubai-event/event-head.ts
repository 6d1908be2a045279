import { agency } from '#agency'
import { agencyText } from '#contract/agency-texts.ts'
import { zonedTimeToIso } from '#contract/text/zoned-time.ts'
import { dubaiEvent as t } from '#messages/site.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import { homeCrumb } from '../../crumbs.ts'
import { absoluteImage, breadcrumbsJsonLd, pageHead } from '../../seo.ts'
import { dayText } from './event-time.ts'
import type { DubaiEventData } from './load-event.ts'

export const path = '/dubai-re-event'

/** The head of the event's page, with day, hours and place for search engines. */
export function dubaiEventHead({ event, gallery }: DubaiEventData) {
  const { title, description } = event
  return pageHead({
    path,
    title: t.title({ event: title, day: dayText(event) }),
    description,
    image: gallery?.thumbnail,
    jsonLd: import.meta.env.SSR && [
      eventJsonLd(event, gallery?.thumbnail?.url),
      breadcrumbsJsonLd([homeCrumb, { label: title, path }]),
    ],
  })
}

function eventJsonLd(event: DubaiEventData['event'], picture: string | undefined) {
  const { title, description, startsAt, endsAt, timeZone, place, language } = event
  return {
    '@type': 'Event',
    name: title,
    description,
    inLanguage: language,
    startDate: zonedTimeToIso(startsAt, timeZone),
    endDate: zonedTimeToIso(endsAt, timeZone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: place.name,
      address: place.address,
      geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.long },
    },
    organizer: {
      '@type': 'RealEstateAgent',
      name: agencyText('name'),
      url: absolutePage('/'),
      email: agency.email,
      telephone: agency.phone,
    },
    url: absolutePage(path),
    ...(picture && { image: [absoluteImage(picture)] }),
  }
}
