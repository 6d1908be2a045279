/** What a demo picture shows of a building or a plot, and whether that suits a listing. */

/** The usual plots, from the smallest, each with the square feet up to which a size counts as one of them. */
export const plotSteps = [
  ['3 marla', 1000],
  ['5 marla', 1500],
  ['7 marla', 2100],
  ['10 marla', 3200],
  ['1 kanal', 7000],
  ['2 kanal', Number.POSITIVE_INFINITY],
] as const
export type PlotStep = (typeof plotSteps)[number][0]

/** What matters when a picture is chosen; what the picture does not tell is left out. */
export interface Shows {
  storeys?: number
  plot?: PlotStep
  corner?: boolean
  use?: 'commercial' | 'farm'
  /** Pictures of the same building, which look alike whatever the light. */
  look?: string
}

/** What is known of the listing that is to be pictured. */
export interface Shown {
  subtype: string
  size_sqft: number
  storeys?: number | undefined
  features?: readonly string[] | null | undefined
}

const ofStoreys = new Set(['house', 'farm house', 'upper portion', 'lower portion'])
const ofLand = new Set(['farmhouse plot', 'agricultural land', 'industrial land'])
const ofPlots = new Set([...ofStoreys, ...ofLand, 'residential plot', 'commercial plot', 'plot file'])
const ofFloors = new Set(['apartment', 'penthouse', 'hotel suites', 'building'])

/**
 * How far a picture is from what is so: 0 fits, more fits less, undefined contradicts. Storeys and a corner are
 * seen at a glance; a plot may be a step wider or narrower.
 */
export function distanceOf(shows: Shows, listing: Shown): number | undefined {
  const { subtype, storeys, features } = listing
  const corner = features?.includes('Corner') ?? false
  let distance = 0
  if (ofStoreys.has(subtype) && shows.storeys !== undefined && storeys !== undefined) {
    if (shows.storeys !== storeys) return undefined
  }
  if (ofPlots.has(subtype)) {
    if (shows.corner && !corner) return undefined
    if (shows.corner !== undefined && corner && !shows.corner) distance += 2
    const wantsUse = subtype === 'commercial plot' ? 'commercial' : ofLand.has(subtype) ? 'farm' : undefined
    if (shows.use && shows.use !== wantsUse) return undefined
    // A plot between the houses of a street is no open land.
    if (ofLand.has(subtype) && shows.corner !== undefined && !shows.use) return undefined
    // A farm house stands on its own: a front of the widest plots comes closest.
    if (shows.plot && subtype === 'farm house') {
      if (stepOf(shows.plot) < stepOf('1 kanal')) return undefined
    } else if (shows.plot) {
      const apart = Math.abs(stepOf(shows.plot) - stepFor(listing.size_sqft))
      if (apart > 1) return undefined
      distance += apart
    }
  }
  if (ofFloors.has(subtype) && shows.storeys !== undefined && storeys !== undefined) {
    const apart = Math.abs(shows.storeys - storeys)
    distance += apart <= 2 ? 0 : apart <= 4 ? 1 : 3
  }
  return distance
}

function stepOf(plot: PlotStep): number {
  return plotSteps.findIndex(([name]) => name === plot)
}

function stepFor(sqft: number): number {
  return plotSteps.findIndex(([, limit]) => sqft < limit)
}

/** Enough that neighbours in a list can differ. */
export const enough = 6

/** Those that fit best, and less well fitting ones until there are enough; none that contradicts. */
export function fitting<Picture extends { shows?: Shows | undefined }>(
  pictures: readonly Picture[],
  listing: Shown,
): Picture[] {
  const measured = pictures.flatMap((picture) => {
    const distance = distanceOf(picture.shows ?? {}, listing)
    return distance === undefined ? [] : [{ picture, distance }]
  })
  measured.sort((one, other) => one.distance - other.distance)
  const last = measured[Math.min(enough, measured.length) - 1]?.distance ?? 0
  return measured.filter(({ distance }) => distance <= last).map(({ picture }) => picture)
}
