import { BriefcaseBusiness, FileUser } from 'lucide-react'
import type { NavItem } from '../shell/nav-item.ts'

/** What human resources work on. */
export const vacancyNavItems: readonly NavItem[] = [
  { label: 'Jobs', path: '/jobs', icon: BriefcaseBusiness, needs: 'jobs.edit' },
  { label: 'Applications', path: '/applications', icon: FileUser, needs: 'applications.read' },
]
