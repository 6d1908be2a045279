/** The content types with lists and forms of some length, which are loaded when they are opened. */
import { Building2, CalendarDays, Film, IdCard } from 'lucide-react'
import { agents } from '#contract/admin/agents.ts'
import { events } from '#contract/admin/events.ts'
import { projectVideos } from '#contract/admin/project-videos.ts'
import { projects } from '#contract/admin/projects.ts'
import { contentType } from '../collections/declare-content-type.ts'

export const contentTypes = [
  contentType(
    projects,
    { icon: Building2, inPalette: true },
    async () => (await import('./projects.tsx')).projects,
  ),
  contentType(
    projectVideos,
    { icon: Film, inPalette: true },
    async () => (await import('./project-videos.ts')).projectVideos,
  ),
  contentType(
    events,
    { icon: CalendarDays, inPalette: true },
    async () => (await import('./events.ts')).events,
  ),
  contentType(agents, { icon: IdCard, inPalette: true }, async () => (await import('./agents.ts')).agents),
] as const
