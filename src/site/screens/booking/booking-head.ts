import { bookingPath } from '#contract/paths.ts'
import { booking as t } from '#messages/site.ts'
import { pageHead } from '../../seo.ts'
import type { Booking } from './booking-data.ts'

export function bookingHead({ reference, unit, project }: Booking) {
  return pageHead({
    path: bookingPath(reference),
    title: t.title({ reference }),
    description: t.description({ unit: unit.number, project: project.name }),
    noindex: true,
  })
}
