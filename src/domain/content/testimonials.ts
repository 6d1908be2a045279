import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Testimonial } from '#contract/content/people.ts'
import { testimonials } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { localizedColumn } from '../localized.ts'
import { prepared } from '../prepared-query.ts'

/** Customers' testimonials, the newest first; hidden ones are left out. */
export async function listTestimonials({ db }: Context): Promise<Testimonial[]> {
  return shownTestimonials(db).execute()
}

const shownTestimonials = prepared((db, language) =>
  db
    .select({
      id: testimonials.id,
      name: localizedColumn(testimonials.name, testimonials.name_ur),
      place: localizedColumn(testimonials.place, testimonials.place_ur),
      text: localizedColumn(testimonials.text, testimonials.text_ur),
      rating: testimonials.rating,
      photo: testimonials.photo,
      given_on: testimonials.given_on,
    })
    .from(testimonials)
    .where(and(eq(testimonials.shown, true), isNull(testimonials.archived_at)))
    .orderBy(desc(testimonials.given_on), desc(testimonials.id))
    .prepare(`shown_testimonials_${language}`),
)
