import { clusterPixels, gapPixels, type MapAnswer } from '#contract/search/map-search.ts'
import type { Cell, Cells } from './cells.ts'
import { joinNear } from './join-cells.ts'
import type { MapSum } from './map-sum.ts'
import type { Names } from './names.ts'
import { pinOf } from './pins.ts'
import { boxInDegrees, inDegrees, type Rectangle, worldBits } from './world.ts'

type OnMap = MapAnswer['data']

/** The cells of a large screen; with those at its edges there may be a few more. */
const cellsOfScreen = 560
export const mostClusters = 700
/** The width of the world at zoom 0: the map has tiles of 512 pixels. */
const cellsAcrossTile = 512 / clusterPixels
const mostLevel = 26

/**
 * How often the world is halved for the cells of a map: by its zoom, and less when more of the world is requested than
 * fits a screen.
 */
export function levelOf(zoom: number, around: Rectangle): number {
  let level = Math.min(mostLevel, Math.floor(zoom) + Math.log2(cellsAcrossTile))
  const across = (least: number, most: number) => (most - least) / 2 ** (worldBits - level)
  while (
    level > 0 &&
    across(around.leastX, around.mostX) * across(around.leastY, around.mostY) > cellsOfScreen
  ) {
    level--
  }
  return level
}

/** Clusters nearer to each other than this share of a cell are one, because their circles would overlap. */
const leastGap = gapPixels / clusterPixels

/**
 * A cluster for each cell with several positions, and for neighbouring cells whose clusters would overlap; a single
 * position in a cell stays a pin or an area.
 */
export function clustersOf(cells: Cells, names: Names): OnMap {
  let coarse = cells
  while (coarse.size > mostClusters) coarse = coarse.coarser()
  const all = coarse.all()
  const pins = all.filter(({ ids }) => ids)
  const others = joinNear(
    all.filter(({ ids }) => !ids),
    coarse.side * leastGap,
  )
  return {
    clusters: others.filter(({ areaId }) => areaId === undefined).map(clusterOf),
    pins: pins.map(({ leastX: x, leastY: y, ids = [], count, price }) => pinOf({ x, y, ids, count, price })),
    areas: areasOf(
      others.flatMap((cell) => (cell.areaId === undefined ? [] : [[cell.areaId, cell] as const])),
      names,
    ),
  }
}

export function areasOf(areas: Iterable<readonly [id: number, homes: MapSum]>, names: Names): OnMap['areas'] {
  return [...areas]
    .flatMap(([id, { leastX: x, leastY: y, count }]) => {
      const area = names.area(id)
      return area ? [{ ...area, ...inDegrees({ x, y }), count }] : []
    })
    .sort((one, other) => other.count - one.count || one.id - other.id)
}

function clusterOf(cell: Cell): OnMap['clusters'][number] {
  const { count, price, sumX, sumY } = cell
  const middle = inDegrees({ x: sumX / count, y: sumY / count })
  return { ...middle, count, min_price: price, box: boxInDegrees(cell) }
}
