/** What a unit is, as the booking pages say it. */
import { formatSize, type Size } from '#contract/listings/convert-size.ts'
import { joinList } from '#contract/text/join-list.ts'
import { projectUnits as t } from '#messages/site.ts'
import { formatDate } from '#ui/format-date.ts'
import { roomsOf } from '../project/project-labels.ts'

/** 'Ground floor', '1st floor', '2nd basement'; undefined for what has no floor, such as a plot. */
export function floorText(floor: number | null): string | undefined {
  if (floor === null) return undefined
  if (floor === 0) return t.groundFloor
  if (floor > 0) return t.floor({ floor })
  return floor === -1 ? t.basement : t.lowerBasement({ level: -floor })
}

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
    [t.label.type, joinList([type, ...roomsOf({ beds, baths })])] as const,
    [t.label.floor, floorText(floor)] as const,
    [t.label.facing, facing || undefined] as const,
    [t.label.size, formatSize(size)] as const,
    [t.label.possession, possessionOn ? formatDate(possessionOn) : t.toBeAnnounced] as const,
  ].flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]))
}
