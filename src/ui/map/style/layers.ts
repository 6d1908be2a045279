/** Shorthands for the layers of our style, whose names and classes are those of the OpenMapTiles schema. */
import type {
  ExpressionSpecification,
  FillLayerSpecification,
  FilterSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'

/** The one source of our style. */
export const tilesSource = 'tiles'

type Drawn = FillLayerSpecification | LineLayerSpecification | SymbolLayerSpecification
type Rest<Layer extends Drawn> = Omit<Layer, 'id' | 'type' | 'source' | 'source-layer'>

export function fill(id: string, from: string, rest: Rest<FillLayerSpecification>): FillLayerSpecification {
  return { id, type: 'fill', source: tilesSource, 'source-layer': from, ...rest }
}

export function line(id: string, from: string, rest: Rest<LineLayerSpecification>): LineLayerSpecification {
  return { id, type: 'line', source: tilesSource, 'source-layer': from, ...rest }
}

export function symbol(
  id: string,
  from: string,
  rest: Rest<SymbolLayerSpecification>,
): SymbolLayerSpecification {
  return { id, type: 'symbol', source: tilesSource, 'source-layer': from, ...rest }
}

export function ofClass(...classes: string[]): FilterSpecification {
  return ['match', ['get', 'class'], classes, true, false]
}

/** A size that grows with the zoom: pairs of zoom and pixels. */
export function growing(...stops: number[]): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.5], ['zoom'], ...stops]
}

/** A size that grows evenly with the zoom: pairs of zoom and pixels. */
export function evenly(...stops: number[]): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], ...stops]
}
