import {
  GraduationCap,
  Hospital,
  type LucideIcon,
  School,
  ShoppingCart,
  Store,
  TramFront,
  Trees,
} from 'lucide-react'
import type { NearbyKind } from '#contract/places/nearby-kinds.ts'

const icons: Readonly<Record<Exclude<NearbyKind, 'mosque'>, LucideIcon>> = {
  school: School,
  college: GraduationCap,
  hospital: Hospital,
  park: Trees,
  station: TramFront,
  market: Store,
  supermarket: ShoppingCart,
}

/** A dome between two minarets, drawn for this site on a field of 24 by 24. */
export const mosquePath =
  'M2 21h20M3 21V9M21 21V9M6 21v-7h12v7M6 14c0-3.6 3.2-4.6 6-8 2.8 3.4 6 4.4 6 8M12 6V3M10 21v-2a2 2 0 0 1 4 0v2'

/** The icon of a kind of place, hidden from screen readers. */
export function KindIcon({ kind, className }: { kind: NearbyKind; className: string }) {
  if (kind !== 'mosque') {
    const Drawing = icons[kind]
    return <Drawing aria-hidden="true" strokeWidth={1.75} className={className} />
  }
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={mosquePath} />
    </svg>
  )
}
