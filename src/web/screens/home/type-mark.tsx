import {
  Building2,
  DoorOpen,
  Factory,
  House,
  LandPlot,
  type LucideIcon,
  Store,
  Trees,
  Warehouse,
} from 'lucide-react'

const marks: Readonly<Record<string, LucideIcon>> = {
  house: House,
  apartment: Building2,
  'upper portion': DoorOpen,
  'lower portion': DoorOpen,
  'farm house': Trees,
  penthouse: Building2,
  office: Building2,
  building: Building2,
  shop: Store,
  warehouse: Warehouse,
  factory: Factory,
}

/** A type's icon under the arch. */
export function TypeMark({ subtype }: { subtype: string }) {
  const Mark = marks[subtype] ?? (/plot|land/.test(subtype) ? LandPlot : House)
  return (
    <span
      aria-hidden="true"
      className="arch grid h-13 w-11 place-items-center bg-green-50 pt-1 text-green-700 transition-colors duration-150 group-hover:bg-green-700 group-hover:text-white"
    >
      <Mark className="size-5" strokeWidth={1.75} />
    </span>
  )
}
