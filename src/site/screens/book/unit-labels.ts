/** What a unit is, as the booking pages say it. */
import { floorLabel } from '#contract/listings/building.ts'
import type { Size } from '#contract/listings/convert-size.ts'
import { formatSize } from '#contract/listings/format-size.ts'
import { joinList } from '#contract/text/join-list.ts'
import { projectUnits as t } from '#messages/site.ts'
import { formatDate } from '#ui/format-date.ts'
import { roomLabels } from '../project/project-labels.ts'

type Described = {
  type: string
  beds: number | null
  baths: number | null
  floor: number | null
  facing: string
  size: Size
}

/** Every known fact of a unit, each with its label, in the order in which buyers ask. */
export function unitFacts(
  { type, beds, baths, floor, facing, size }: Described,
  possessionOn: string | null,
): Array<readonly [label: string, value: string]> {
  return [
    [t.label.type, joinList([type, ...roomLabels({ beds, baths })])] as const,
    [t.label.floor, floor === null ? undefined : floorLabel(floor)] as const,
    [t.label.facing, facing || undefined] as const,
    [t.label.size, formatSize(size)] as const,
    [t.label.possession, possessionOn ? formatDate(possessionOn) : t.toBeAnnounced] as const,
  ].flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]))
}
