import { home as t } from '#messages/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { AgentCard } from '../../cards/agent-card.tsx'
import { TestimonialCard } from '../../cards/testimonial-card.tsx'
import type { Agent, Testimonial } from './home-data.ts'
import { Section } from './section.tsx'

export function AgentsSection({ agents }: { agents: readonly Agent[] }) {
  return (
    <Section
      title={t.agents.title}
      text={t.agents.text}
      aside={
        <SiteLink href="/team" className="font-medium text-green-700 underline-offset-4 hover:underline">
          {t.agents.all}
        </SiteLink>
      }
    >
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

export function TestimonialsSection({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <Section title={t.testimonials.title} text={t.testimonials.text} ground="pt-0!">
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {testimonials.slice(0, shownTestimonials).map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
