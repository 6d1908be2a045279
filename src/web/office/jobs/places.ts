import { BriefcaseBusiness, FileUser } from 'lucide-react'
import type { Place } from '../shell/places.ts'

/** What human resources work on. */
export const jobPlaces: readonly Place[] = [
  { label: 'Jobs', path: '/jobs', icon: BriefcaseBusiness, needs: 'jobs.edit' },
  { label: 'Applications', path: '/applications', icon: FileUser, needs: 'applications.read' },
]
