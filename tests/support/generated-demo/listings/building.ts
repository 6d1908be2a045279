/** Possession, year and floor of a demo listing, so that they agree with its words. */
import { type Possession, typeOf } from '#contract/listings/property.ts'
import type { Project } from '../content.ts'
import { random } from '../random.ts'
import type { Facts } from './fact-types.ts'

type Building = { possession: Possession | null; year_built: number | null; floor: number | null }

/** Months before its completion a project's structure stands. */
const monthsOfFinishing = 8

/** `name` is what the listing's chance was made from; this draws from one of its own, which changes nothing else. */
export function buildingOf(
  { name, facts }: { name: string; facts: Facts },
  now: Date,
  project?: Project,
): Building {
  const chance = random(`${name} building`)
  if (typeOf(facts.subtype) === 'plot')
    return { possession: possessionOfLand(facts), year_built: null, floor: null }
  if (project) return { ...ofProject(project, now), floor: floorOf(facts) }
  const isStated = chance.chance(0.9)
  return {
    possession: facts.purpose === 'sale' && isStated ? possessionOfHome(facts) : null,
    year_built: chance.chance(0.85) ? now.getUTCFullYear() - facts.age : null,
    floor: floorOf(facts),
  }
}

function possessionOfLand({ subtype, features }: Facts): Possession {
  return features.has('Possession') || subtype === 'agricultural land' ? 'ready' : 'not yet'
}

/** A new building without tenants is often sold as its structure. */
function possessionOfHome({ subtype, age, features }: Facts): Possession {
  const isShell = subtype === 'building' && age === 0 && !features.has('Tenant in place')
  return isShell ? 'grey structure' : 'ready'
}

function ofProject({ status, possession_in_months }: Project, now: Date): Omit<Building, 'floor'> {
  if (possession_in_months === undefined) return { possession: 'not yet', year_built: null }
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + possession_in_months, 1))
  const year_built = end.getUTCFullYear()
  if (possession_in_months < 0) return { possession: 'ready', year_built }
  if (status === 'launching') return { possession: 'not yet', year_built }
  const isShell = possession_in_months <= monthsOfFinishing
  return { possession: isShell ? 'grey structure' : 'under construction', year_built }
}

const onOneFloor: ReadonlySet<Facts['subtype']> = new Set([
  'apartment',
  'penthouse',
  'hotel suites',
  'upper portion',
  'lower portion',
  'office',
  'shop',
])

function floorOf({ subtype, floor }: Facts): number | null {
  if (subtype === 'basement') return -1
  return onOneFloor.has(subtype) ? floor : null
}
