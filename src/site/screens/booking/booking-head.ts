import { bookingPath } from '#contract/paths.ts'
import { pageHead } from '../../seo.ts'
import type { Booking } from './booking-data.ts'

export function bookingHead({ reference, unit, project }: Booking) {
  return pageHead({
    path: bookingPath(reference),
    title: `Booking ${reference}`,
    description: `The booking of ${unit.number} in ${project.name}: held, booked or released.`,
    noindex: true,
  })
}
