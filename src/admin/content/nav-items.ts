import {
  Building2,
  CalendarDays,
  FileText,
  Film,
  IdCard,
  Image,
  MapPin,
  Megaphone,
  Quote,
  UsersRound,
} from 'lucide-react'
import type { AdminCommand, NavItem } from '../shell/nav-item.ts'

/** What editors keep of the public site. */
export const contentNavItems: readonly NavItem[] = [
  { label: 'Projects', path: '/projects', icon: Building2, needs: 'projects.edit' },
  { label: 'Project videos', path: '/project-videos', icon: Film, needs: 'projects.edit' },
  { label: 'Events', path: '/events', icon: CalendarDays, needs: 'events.edit' },
  { label: 'Agents', path: '/agents', icon: IdCard, needs: 'team.edit' },
  { label: 'Covers', path: '/covers', icon: Image, needs: 'content.edit' },
  { label: 'Testimonials', path: '/testimonials', icon: Quote, needs: 'content.edit' },
  { label: 'Group photos', path: '/group-photos', icon: UsersRound, needs: 'content.edit' },
  { label: 'Pages', path: '/pages', icon: FileText, needs: 'content.edit' },
  { label: 'Offices', path: '/offices', icon: MapPin, needs: 'content.edit' },
  { label: 'Ads', path: '/ads', icon: Megaphone, needs: 'ads.edit', system: 'ads' },
]

/** What editors begin from anywhere. */
export const contentCommands: readonly AdminCommand[] = [
  { label: 'Add an event', icon: CalendarDays, path: '/events/new', needs: 'events.edit' },
  { label: 'Add a project', icon: Building2, path: '/projects/new', needs: 'projects.edit' },
  { label: 'Add a project video', icon: Film, path: '/project-videos/new', needs: 'projects.edit' },
  { label: 'Add an agent', icon: IdCard, path: '/agents/new', needs: 'team.edit' },
  { label: 'Add a testimonial', icon: Quote, path: '/testimonials/new', needs: 'content.edit' },
]
