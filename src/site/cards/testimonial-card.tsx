import { lists } from '#messages/common.ts'
import { cards as t } from '#messages/site.ts'
import type { Answer } from '#ui/api.ts'
import { contentLang } from '#ui/content-lang.ts'
import { formatDate } from '#ui/format-date.ts'
import { Icon } from '#ui/icon.tsx'
import { PlainText } from '#ui/plain-text.tsx'
import { Portrait } from './agent-card.tsx'

export type Testimonial = Answer<'testimonials'>[number]

const stars = [1, 2, 3, 4, 5]

/** What a customer said, who it was and when. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className="flex h-full flex-col rounded-card border border-line bg-white p-6">
      {testimonial.rating !== null && <Rating rating={testimonial.rating} />}
      <blockquote className="mt-4 mb-6 flex-1">
        <PlainText text={testimonial.text} />
      </blockquote>
      <figcaption className="flex items-center gap-4">
        <Portrait agent={testimonial} className="h-15 w-12.5 text-base" />
        <span>
          <span lang={contentLang(testimonial.name)} className="block font-medium">
            {testimonial.name}
          </span>
          <span className="block text-sm text-muted">
            <span lang={contentLang(testimonial.place)}>{testimonial.place}</span>
            {testimonial.place && testimonial.givenOn && lists.separator}
            {testimonial.givenOn && (
              <span className="whitespace-nowrap">{formatDate(testimonial.givenOn)}</span>
            )}
          </span>
        </span>
      </figcaption>
    </figure>
  )
}

function Rating({ rating }: { rating: number }) {
  return (
    <p role="img" aria-label={t.rating({ rating })} className="flex gap-0.5 text-gold">
      {stars.map((star) => (
        <Icon key={star} name="star" className={star <= rating ? '' : 'opacity-30'} />
      ))}
    </p>
  )
}
