import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Testimonial } from '#contract/content/people.ts'
import { testimonials } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { prepared } from '../prepared-query.ts'

/** What customers said, the newest first; those the agency hides are left out. */
export async function listTestimonials({ db }: Context): Promise<Testimonial[]> {
  return shownTestimonials(db).execute()
}

const shownTestimonials = prepared((db) =>
  db
    .select({
      id: testimonials.id,
      name: testimonials.name,
      place: testimonials.place,
      text: testimonials.text,
      rating: testimonials.rating,
      photo: testimonials.photo,
      given_on: testimonials.given_on,
    })
    .from(testimonials)
    .where(and(eq(testimonials.shown, true), isNull(testimonials.archived_at)))
    .orderBy(desc(testimonials.given_on), desc(testimonials.id))
    .prepare('shown_testimonials'),
)
