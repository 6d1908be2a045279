import type { Subtype } from '#contract/listings/property.ts'
import type { Random } from '../random.ts'

/** The highest a block gets outside the four big cities. */
const lowTowns: Readonly<Record<string, number>> = {
  Abbottabad: 5,
  Gujranwala: 6,
  Multan: 7,
  Faisalabad: 8,
  Peshawar: 9,
}

/** How many floors the house or block has. */
export function drawStoreys(subtype: Subtype, city: string, sqft: number, random: Random): number {
  return Math.min(drawnStoreys(subtype, sqft, random), lowTowns[city] ?? 14)
}

function drawnStoreys(subtype: Subtype, sqft: number, random: Random): number {
  switch (subtype) {
    case 'house':
      return drawHouse(sqft, random)
    case 'farm house':
      return random.chance(0.6) ? 1 : 2
    case 'apartment':
    case 'hotel suites':
      return random.pick([4, 4, 5, 6, 7, 8, 9, 10, 12, 14])
    case 'penthouse':
      return random.pick([5, 7, 8, 9, 10, 12, 14])
    case 'office':
    case 'shop':
      return random.pick([4, 4, 5, 6, 8])
    case 'building':
      return random.pick([3, 4, 4, 5])
    default:
      return 2
  }
}

function drawHouse(sqft: number, random: Random): number {
  if (sqft < 1000 && random.chance(0.3)) return 3
  const single = sqft < 1400 ? 0.15 : 0.09
  const drawn = random.next()
  return drawn < single ? 1 : drawn > 0.9 ? 3 : 2
}

/** On which of them it lies; 0 is the ground floor. */
export function drawFloor(subtype: Subtype, storeys: number, random: Random): number {
  switch (subtype) {
    case 'apartment':
    case 'hotel suites':
      return random.int(0, storeys - 1)
    case 'penthouse':
      return storeys
    case 'office':
      return random.int(0, storeys)
    case 'shop':
      return random.chance(0.68) ? 0 : 1
    case 'upper portion':
      return 1
    default:
      return 0
  }
}
