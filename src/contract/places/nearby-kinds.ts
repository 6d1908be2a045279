/** The kinds of places listed as nearby, and the points of the map's tiles that belong to each (layer `poi`). */

export const nearbyKinds = [
  'school',
  'college',
  'hospital',
  'mosque',
  'park',
  'station',
  'market',
  'supermarket',
] as const
export type NearbyKind = (typeof nearbyKinds)[number]

/** How far a place is at most that is listed as nearby, in a straight line. */
export const nearbyRadiusKm = 3

/**
 * The class and subclass of a point; a point without a subclass counts as `class/class`. Older files have the value of
 * OpenStreetMap's tag as the class.
 */
export const pointClasses: Readonly<Record<NearbyKind, readonly string[]>> = {
  school: ['school/school'],
  college: ['college/college', 'college/university', 'university/university'],
  hospital: ['hospital/hospital'],
  mosque: ['place_of_worship/muslim'],
  park: ['park/park'],
  station: [
    'railway/railway',
    'railway/station',
    'railway/subway',
    'station/station',
    'bus/bus_station',
    'bus_station/bus_station',
  ],
  market: ['shop/mall', 'mall/mall', 'grocery/marketplace', 'marketplace/marketplace'],
  supermarket: ['grocery/supermarket', 'supermarket/supermarket'],
}

/** A place of worship whose religion is unknown: a mosque if its name says so. */
export const unknownWorship = 'place_of_worship/place_of_worship'
export const mosqueNames = ['masjid', 'mosque', 'مسجد'] as const

/** The kind of a named point of the tiles; undefined for all other points. */
export function nearbyKindOf(point: {
  class: string
  subclass?: string | undefined
  names: readonly string[]
}): NearbyKind | undefined {
  const said = `${point.class}/${point.subclass ?? point.class}`
  if (said !== unknownWorship) return kindByClass.get(said)
  const isMosque = mosqueNames.some((word) => point.names.some((name) => name.toLowerCase().includes(word)))
  return isMosque ? 'mosque' : undefined
}

const kindByClass = new Map(nearbyKinds.flatMap((kind) => pointClasses[kind].map((said) => [said, kind])))
