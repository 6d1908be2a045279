/** Landmarks that people name in searches, where they stand. */
import type { LandmarkKind } from '#contract/places/landmark-kinds.ts'
import { LandmarkIndex } from '#domain/landmarks/landmark-index.ts'

const landmarks: ReadonlyArray<readonly [LandmarkKind, string, lat: number, long: number]> = [
  ['mall', 'Emporium Mall', 31.4676, 74.2662],
  ['mall', 'Packages Mall', 31.4713, 74.3557],
  ['hospital', 'Shaukat Khanum Memorial Cancer Hospital', 31.4477, 74.2722],
  ['hospital', 'Jinnah Hospital', 31.4846, 74.2975],
  ['station', 'Lahore Railway Station', 31.5774, 74.3368],
  ['airport', 'Allama Iqbal International Airport', 31.5216, 74.4036],
  ['mosque', 'Badshahi Mosque', 31.5881, 74.3107],
  ['attraction', 'Minar-e-Pakistan', 31.5925, 74.3095],
  ['university', 'University of the Punjab', 31.4976, 74.2995],
  ['market', 'Liberty Market', 31.5106, 74.3441],
  ['school', 'The City School', 31.4805, 74.3239],
  ['school', 'The City School', 31.5204, 74.3587],
  ['mosque', 'Faisal Mosque', 33.7295, 73.0372],
  ['mall', 'Centaurus Mall', 33.7077, 73.0501],
  ['mall', 'Giga Mall', 33.5217, 73.1565],
  ['airport', 'Islamabad International Airport', 33.5491, 72.8258],
  ['hospital', 'PIMS Hospital', 33.7045, 73.0556],
  ['university', 'NUST', 33.6425, 72.9905],
  ['attraction', 'Pakistan Monument', 33.6931, 73.0689],
  ['park', 'Rose and Jasmine Garden', 33.6996, 73.0846],
  ['mall', 'Dolmen Mall', 24.8022, 67.0301],
  ['airport', 'Jinnah International Airport', 24.9008, 67.1681],
  ['hospital', 'Aga Khan University Hospital', 24.8924, 67.0746],
  ['attraction', 'Sea View', 24.7904, 67.0445],
  ['attraction', 'Mazar-e-Quaid', 24.8754, 67.0411],
  ['school', 'Aga Khan School', 24.8802, 67.0299],
  ['hospital', 'Nishtar Hospital', 30.1986, 71.4454],
]

/** An index of them. */
export const knownLandmarks = await LandmarkIndex.of(
  landmarks.map(([kind, name, lat, long]) => ({ kind, name, nameUr: '', lat, long })),
)

/** The position of the one of this name. */
export function positionOf(name: string): { lat: number; long: number } {
  const found = landmarks.find(([, known]) => known === name)
  if (!found) throw new Error(`There is no landmark ${name}`)
  return { lat: found[2], long: found[3] }
}
