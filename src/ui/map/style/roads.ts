import type { ExpressionSpecification, LayerSpecification, LineLayerSpecification } from 'maplibre-gl'
import { growing, line, ofClass } from './layers.ts'
import { palette } from './palette.ts'

type Road = {
  id: string
  classes: readonly string[]
  /** From this zoom on. */
  from: number
  colour: string
  edge: string
  /** The colour while roads are too thin to have edges. */
  afar: string
  /** Pairs of zoom and pixels. */
  width: readonly number[]
}

/** Below this zoom roads are lines without edges. */
const edgesFrom = 11

const roads: readonly Road[] = [
  road('service', ['service'], 14, 'road', [14, 0.8, 16, 3, 18, 9]),
  road('minor', ['minor', 'residential', 'unclassified'], 12.5, 'road', [12.5, 0.4, 14, 1.8, 16, 6, 18, 16]),
  road('tertiary', ['tertiary'], 11.5, 'road', [11.5, 0.7, 14, 3.2, 16, 9, 18, 20]),
  road('secondary', ['secondary'], 9.5, 'road', [9.5, 0.6, 12, 2.1, 14, 4.4, 16, 11, 18, 24]),
  road('primary', ['primary'], 7.5, 'mainRoad', [7.5, 0.5, 12, 2.6, 14, 5.6, 16, 13, 18, 27]),
  road('trunk', ['trunk'], 6, 'highway', [6, 0.6, 10, 1.5, 12, 3, 14, 6.2, 16, 14, 18, 29]),
  road('motorway', ['motorway'], 4.5, 'highway', [4.5, 0.6, 10, 2, 12, 3.4, 14, 6.6, 16, 15, 18, 30]),
]

function road(
  id: string,
  classes: readonly string[],
  from: number,
  look: 'road' | 'mainRoad' | 'highway',
  width: readonly number[],
): Road {
  const afar = look === 'highway' ? palette.highwayAfar : palette.mainRoadAfar
  return { id, classes, from, colour: palette[look], edge: palette[`${look}Edge`], afar, width }
}

/** All edges are below all roads, so that crossings are open; main roads are above smaller ones. */
export const streets: readonly LayerSpecification[] = [
  line('path', 'transportation', {
    minzoom: 14.5,
    filter: ofClass('path', 'track', 'pedestrian', 'footway'),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': palette.path, 'line-width': growing(14.5, 0.5, 18, 2) },
  }),
  ...roads.map(roadEdge),
  ...roads.map(roadSurface),
  line('rail', 'transportation', {
    minzoom: 9,
    filter: ofClass('rail', 'light_rail'),
    paint: { 'line-color': palette.rail, 'line-width': growing(9, 0.6, 14, 1.4, 18, 3) },
  }),
  line('metro', 'transportation', {
    minzoom: 11,
    filter: ofClass('subway', 'transit'),
    paint: { 'line-color': palette.metro, 'line-width': growing(11, 0.8, 14, 1.8, 18, 4) },
  }),
]

function roadEdge({ id, classes, from, edge, width }: Road): LineLayerSpecification {
  return line(`${id}-edge`, 'transportation', {
    minzoom: Math.max(from, edgesFrom),
    filter: ofClass(...classes),
    layout: { 'line-cap': 'butt', 'line-join': 'round' },
    paint: {
      'line-color': edge,
      'line-width': growing(...width.map(withEdge)),
      'line-opacity': fadeIn(from),
    },
  })
}

/** Two thirds of a pixel on each side, more once a road is wide. */
function withEdge(value: number, at: number): number {
  const isWidth = at % 2 === 1
  return isWidth ? value + (value > 8 ? 2 : 1.4) : value
}

function roadSurface({ id, classes, from, colour, afar, width }: Road): LineLayerSpecification {
  return line(id, 'transportation', {
    minzoom: from,
    filter: ofClass(...classes),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': from < edgesFrom ? ['step', ['zoom'], afar, edgesFrom, colour] : colour,
      'line-width': growing(...width),
    },
  })
}

/** Edges fade in. */
function fadeIn(from: number): ExpressionSpecification {
  const begin = Math.max(from, edgesFrom)
  return ['interpolate', ['linear'], ['zoom'], begin, 0.5, begin + 1, 1]
}
