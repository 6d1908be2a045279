import { useState } from 'react'
import { homeProjects, moveThroughList } from '#contract/content/carousel-window.ts'
import { projectsSection } from '#contract/paths.ts'
import { home as t } from '#messages/site.ts'
import { ProjectCard } from '../../cards/static-cards.ts'
import type { Project } from './home-data.ts'
import { Arrows, Section, WindowRow } from './section.tsx'

/** Three projects at a time, and the way to all of them. */
export function ProjectsSection({ projects }: { projects: readonly Project[] }) {
  const [window, setWindow] = useState(homeProjects)
  return (
    <Section
      id={projectsSection}
      title={t.projects.title}
      text={t.projects.text}
      more={{ href: '/projects', label: t.projects.all }}
      aside={
        projects.length > homeProjects.perPage && (
          <Arrows
            previous={t.projects.previous}
            next={t.projects.next}
            onMove={(direction) => setWindow((now) => moveThroughList(now, projects.length, direction))}
          />
        )
      }
    >
      <WindowRow items={projects} window={window} columns="md:grid-cols-3">
        {(project) => <ProjectCard project={project} />}
      </WindowRow>
    </Section>
  )
}
