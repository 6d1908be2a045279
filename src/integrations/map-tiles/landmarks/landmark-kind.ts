/** Which points of the tiles are landmarks, in the OpenMapTiles schema and in older files with the tags themselves. */
import type { LandmarkKind } from '#contract/places/landmark-kinds.ts'
import { nearbyKindOf } from '#contract/places/nearby-kinds.ts'
import type { MapPoint } from '../read-points.ts'

/** The layers that have landmarks. */
export const landmarkLayers = ['poi', 'place', 'aerodrome_label'] as const
export type LandmarkLayer = (typeof landmarkLayers)[number]

/** By the subclass, or by the class where there is none. */
const ofPoints: Readonly<Record<string, LandmarkKind>> = {
  hospital: 'hospital',
  clinic: 'clinic',
  university: 'university',
  college: 'college',
  school: 'school',
  kindergarten: 'school',
  muslim: 'mosque',
  railway: 'station',
  station: 'station',
  subway: 'station',
  halt: 'station',
  bus_station: 'station',
  mall: 'mall',
  department_store: 'supermarket',
  supermarket: 'supermarket',
  marketplace: 'market',
  park: 'park',
  stadium: 'stadium',
  sports_centre: 'stadium',
  golf_course: 'stadium',
  attraction: 'attraction',
  castle: 'attraction',
  monument: 'attraction',
  theme_park: 'attraction',
  zoo: 'attraction',
  museum: 'museum',
  hotel: 'hotel',
  library: 'library',
  cinema: 'cinema',
  courthouse: 'government',
  embassy: 'government',
  townhall: 'government',
}

const ofPlaces: Readonly<Record<string, LandmarkKind>> = {
  town: 'town',
  village: 'town',
  suburb: 'neighbourhood',
  quarter: 'neighbourhood',
  neighbourhood: 'neighbourhood',
}

/** The kind of a landmark; undefined for any other point, such as a bank or a restaurant. */
export function classifyLandmark(point: MapPoint, layer: LandmarkLayer): LandmarkKind | undefined {
  if (isNamedAfterRoad(point)) return undefined
  if (layer === 'aerodrome_label') return 'airport'
  if (layer === 'place') return ofPlaces[point.class]
  const names = [point.name, point.nameUr].filter((name) => name !== undefined)
  if (nearbyKindOf({ ...point, names }) === 'mosque') return 'mosque'
  return asNamed(ofPoints[point.subclass ?? point.class], point.name ?? '')
}

/** Mappers file schools under universities and hospitals under clinics; the name says what they are. */
function asNamed(kind: LandmarkKind | undefined, name: string): LandmarkKind | undefined {
  if ((kind === 'university' || kind === 'college') && /\bschool$/i.test(name)) return 'school'
  return kind === 'clinic' && /\bhospital\b/i.test(name) ? 'hospital' : kind
}

/** Mappers wrote the road's name where the name was missing. */
function isNamedAfterRoad({ name = '' }: MapPoint): boolean {
  return /^[\w .-]+ (?:road|street|highway)$/i.test(name)
}
