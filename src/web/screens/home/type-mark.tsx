import {
  ArrowDownToLine,
  BedDouble,
  BriefcaseBusiness,
  Building,
  Building2,
  Construction,
  Crown,
  Factory,
  Fence,
  FileText,
  Hotel,
  House,
  HousePlus,
  LandPlot,
  type LucideIcon,
  PanelBottom,
  PanelTop,
  Shapes,
  Signpost,
  Store,
  Trees,
  Warehouse,
  Wheat,
} from 'lucide-react'
import type { Subtype } from '#contract/property.ts'

/** Each type has an icon of its own. */
const marks: Readonly<Record<Subtype, LucideIcon>> = {
  house: House,
  apartment: Building2,
  'upper portion': PanelTop,
  'lower portion': PanelBottom,
  'farm house': Trees,
  room: BedDouble,
  penthouse: Crown,
  'hotel suites': Hotel,
  basement: ArrowDownToLine,
  annexe: HousePlus,
  'residential plot': LandPlot,
  'commercial plot': Signpost,
  'agricultural land': Wheat,
  'industrial land': Construction,
  'plot file': FileText,
  'farmhouse plot': Fence,
  office: BriefcaseBusiness,
  shop: Store,
  warehouse: Warehouse,
  factory: Factory,
  building: Building,
  other: Shapes,
}

/** A type's icon under the arch. */
export function TypeMark({ subtype }: { subtype: Subtype }) {
  const Mark = marks[subtype]
  return (
    <span
      aria-hidden="true"
      className="arch grid h-13 w-11 place-items-center bg-green-50 pt-1 text-green-700 transition-colors duration-150 group-hover:bg-green-700 group-hover:text-white"
    >
      <Mark className="size-5" strokeWidth={1.75} />
    </span>
  )
}
