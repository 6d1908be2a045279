import { BriefcaseBusiness, FileUser } from 'lucide-react'
import { adminNavigation as t } from '#messages/admin.ts'
import type { NavItem } from '../shell/nav-item.ts'

/** What human resources work on. */
export const vacancyNavItems: readonly NavItem[] = [
  { label: t.jobs, path: '/jobs', icon: BriefcaseBusiness, needs: 'jobs.edit' },
  { label: t.applications, path: '/applications', icon: FileUser, needs: 'applications.read' },
]
