/** The content types with lists and forms of some length, which are loaded when they are opened. */
import { Building2, CalendarDays, ChartLine, Film, IdCard } from 'lucide-react'
import { agents } from '#contract/admin/agents.ts'
import { events } from '#contract/admin/events.ts'
import { projectVideos } from '#contract/admin/project-videos.ts'
import { projects } from '#contract/admin/projects.ts'
import { quarterlyReports } from '#contract/admin/quarterly-reports.ts'
import { adminCollection } from '../collections/admin-collection.ts'

export const contentCollections = [
  adminCollection(
    projects,
    { icon: Building2, inPalette: true },
    async () => (await import('./projects.tsx')).projects,
  ),
  adminCollection(
    projectVideos,
    { icon: Film, inPalette: true },
    async () => (await import('./project-videos.ts')).projectVideos,
  ),
  adminCollection(
    events,
    { icon: CalendarDays, inPalette: true },
    async () => (await import('./events.ts')).events,
  ),
  adminCollection(
    agents,
    { icon: IdCard, inPalette: true },
    async () => (await import('./agents.ts')).agents,
  ),
  adminCollection(
    quarterlyReports,
    { icon: ChartLine },
    async () => (await import('./quarterly-reports.tsx')).quarterlyReports,
  ),
] as const
