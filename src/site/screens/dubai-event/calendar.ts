/** `/dubai-re-event.ics`: the event for a visitor's own calendar. */

import { createFileRoute } from '@tanstack/react-router'
import { agency } from '#agency'
import { agencyText } from '#contract/agency-texts.ts'
import { instantOf } from '#contract/text/zoned-time.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import { loadPage } from '../../page-text.ts'
import { calendarFile } from './calendar-file.ts'
import { type DubaiEvent, eventDay } from './event-time.ts'

export const Route = createFileRoute('/dubai-re-event.ics')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const event = await loadPage('dubai-re-event', request.signal)
        return new Response(fileOf(event), { headers: { 'content-type': 'text/calendar; charset=utf-8' } })
      },
    },
  },
})

function fileOf(event: DubaiEvent): string {
  const { title, description, startsAt, endsAt, timeZone, place, updatedOn } = event
  const url = absolutePage('/dubai-re-event')
  return calendarFile(
    {
      // Next year's is another event.
      uid: `dubai-re-event-${eventDay(event).slice(0, 4)}@${new URL(url).hostname}`,
      changedAt: new Date(`${updatedOn}T00:00:00Z`),
      starts: instantOf(startsAt, timeZone),
      ends: instantOf(endsAt, timeZone),
      title,
      description: `${description}\n${url}`,
      location: `${place.name}, ${place.address}`,
      lat: place.lat,
      long: place.long,
      url,
      organizer: { name: agencyText('name'), email: agency.email },
    },
    agencyText('name'),
  )
}
