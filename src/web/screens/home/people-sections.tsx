import { Star } from 'lucide-react'
import { AgentCard, Portrait } from '../../ui/agent-card.tsx'
import { formatDate } from '../../when.ts'
import type { Agent, Testimonial } from './home-data.ts'
import { Section } from './section.tsx'

export function AgentsSection({ agents }: { agents: readonly Agent[] }) {
  return (
    <Section title="People who answer" text="Call or write to them directly.">
      <ul className="grid gap-4 md:gap-6 nav:grid-cols-3">
        {agents.map((agent) => (
          <li key={agent.id}>
            <AgentCard agent={agent} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const shownTestimonials = 3
const stars = [1, 2, 3, 4, 5]

export function TestimonialsSection({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <Section title="After the keys" text="What people say once they have moved in." ground="pt-0!">
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {testimonials.slice(0, shownTestimonials).map((testimonial) => (
          <li key={testimonial.id}>
            <figure className="flex h-full flex-col rounded-card border border-line p-6">
              <p
                role="img"
                aria-label={`${testimonial.rating} of 5 stars`}
                className="flex gap-0.5 text-gold"
              >
                {stars.map((star) => (
                  <Star
                    key={star}
                    aria-hidden="true"
                    className={`size-4 ${star <= testimonial.rating ? 'fill-current' : 'opacity-30'}`}
                  />
                ))}
              </p>
              <blockquote className="mt-4 mb-6 flex-1 text-pretty">{testimonial.text}</blockquote>
              <figcaption className="flex items-center gap-4">
                <Portrait agent={testimonial} className="h-15 w-12.5 text-base" />
                <span>
                  <span className="block font-medium">{testimonial.name}</span>
                  <span className="block text-sm text-muted">
                    {testimonial.place}, {formatDate(testimonial.givenOn)}
                  </span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
