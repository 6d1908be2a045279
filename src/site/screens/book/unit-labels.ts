/** What a unit is, in the words of the booking pages. */
import { formatSize, type Size } from '#contract/listings/convert-size.ts'
import { formatDate } from '#ui/format-date.ts'

/** 'Ground floor', '1st floor', '2nd basement'; undefined for what has no floor, such as a plot. */
export function floorText(floor: number | null): string | undefined {
  if (floor === null) return undefined
  if (floor === 0) return 'Ground floor'
  return floor > 0 ? `${ordinal(floor)} floor` : floor === -1 ? 'Basement' : `${ordinal(-floor)} basement`
}

function ordinal(number: number): string {
  const [tens, ones] = [number % 100, number % 10]
  if (tens > 10 && tens < 14) return `${number}th`
  return `${number}${['th', 'st', 'nd', 'rd'][ones] ?? 'th'}`
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
  const rooms = [counted(beds, 'bed'), counted(baths, 'bath')].filter((text) => text !== undefined)
  return [
    ['Type', [type, ...rooms].join(', ')] as const,
    ['Floor', floorText(floor)] as const,
    ['Facing', facing || undefined] as const,
    ['Size', formatSize(size)] as const,
    ['Possession', possessionOn ? formatDate(possessionOn) : 'To be announced'] as const,
  ].flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]))
}

function counted(count: number | null, noun: string): string | undefined {
  return count ? `${count} ${noun}${count === 1 ? '' : 's'}` : undefined
}
