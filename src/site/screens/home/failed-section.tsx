import { projectsSection } from '#contract/paths.ts'
import { home as t } from '#messages/site.ts'
import { FailedList } from '../../parts/failed-list.tsx'
import { Section } from './section.tsx'

type Name = 'latest' | 'areas' | 'types' | 'projects' | 'agents' | 'testimonials' | 'events'

/** A section whose list could not be loaded. */
export function FailedSection({ of }: { of: Name }) {
  return (
    <Section {...(of === 'projects' && { id: projectsSection })} title={t[of].title}>
      <FailedList />
    </Section>
  )
}
