import { Image, MapPin, Quote, UsersRound } from 'lucide-react'
import type { Place } from '../shell/places.ts'

/** What editors keep of the public site. */
export const contentPlaces: readonly Place[] = [
  { label: 'Covers', path: '/covers', icon: Image, needs: 'content.edit' },
  { label: 'Testimonials', path: '/testimonials', icon: Quote, needs: 'content.edit' },
  { label: 'Group photos', path: '/group-photos', icon: UsersRound, needs: 'content.edit' },
  { label: 'Offices', path: '/offices', icon: MapPin, needs: 'content.edit' },
]
