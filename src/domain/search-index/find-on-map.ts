import { fewResults, mostOnCallPins, type OnCallPin, type OutsidePin } from '#contract/search/just-outside.ts'
import { type MapAnswer, type MapSearch, mostPins, pinZoom } from '#contract/search/map-search.ts'
import { floatAt, wholeAt } from '../typed-arrays.ts'
import type { AreaHomes } from './blocks.ts'
import { Cells } from './cells.ts'
import { areasOf, clustersOf, levelOf, mostClusters } from './clusters.ts'
import { buffers, countRows, findRows } from './find-rows.ts'
import { findJustOutside } from './just-outside.ts'
import { type Keyword, readKeyword } from './keyword.ts'
import { MapSum } from './map-sum.ts'
import { pageOf, type Rows } from './page.ts'
import { pinsOf } from './pins.ts'
import { placeInAreas } from './place-in-areas.ts'
import { type IndexQuery, onCallBeside, parseQuery, regionsOf } from './query.ts'
import { none } from './row.ts'
import type { Store } from './store.ts'
import { boxInDegrees, inDegrees, type Rectangle } from './world.ts'

/** From this zoom on, a few homes are shown as pins, because side by side they can still be read. */
const fewPins = { zoom: 10, most: 100 }

/** From this zoom on, areas are shown separately; further out they would overlap. */
const areaZoom = 12

/**
 * The results of a search on the map: a pin for each position at a high zoom, else a cluster for homes that would
 * overlap. The cells belong to the world and not to the view, so clusters stay in place while the map is moved.
 */
export function findOnMap(store: Store, search: MapSearch): MapAnswer {
  buffers.reset()
  const { names } = store
  const keyword = readKeyword(search.keyword, store)
  const asked = parseQuery(search, names, keyword)
  const found = findRows(store, asked)
  const cells = new Cells(
    levelOf(
      search.zoom,
      aroundAll(
        regionsOf(asked).map(({ around }) => around),
        found,
      ),
    ),
  )
  const withoutPosition = new Map<number, AreaHomes>()
  for (const rows of found) cells.addHomes(rows, withoutPosition)
  const { areas, unplaced } = placeInAreas(withoutPosition, names)
  const all = new MapSum()
  for (const cell of cells.all()) all.addSum(cell)
  const placed = all.count
  for (const homes of areas.values()) all.addSum(homes)

  const total = countRows(found)
  return {
    data: dataOf(),
    total,
    just_outside: total < fewResults ? pinsJustOutside(store, search, keyword) : [],
    on_call: pinsOnCall(store, asked),
    unplaced,
    box: all.count > 0 ? boxInDegrees(all) : null,
  }

  function dataOf(): MapAnswer['data'] {
    const isFew = search.zoom >= fewPins.zoom && placed <= fewPins.most
    const isApart = (search.zoom >= areaZoom || areas.size === 0) && areas.size <= mostClusters
    if (isApart && (search.zoom >= pinZoom || isFew) && placed <= mostPins) {
      return { clusters: [], pins: pinsOf(found), areas: areasOf(areas, names) }
    }
    if (isApart) return { ...clustersOf(cells, names), areas: areasOf(areas, names) }
    for (const [id, homes] of areas) cells.at(homes.leastX, homes.leastY).addArea(id, homes)
    return clustersOf(cells, names)
  }
}

/** The homes in this part of the map that miss one limit by little, where their position is known. */
function pinsJustOutside(store: Store, search: MapSearch, keyword: Keyword): OutsidePin[] {
  // The box is what is in view: what is outside of it is not shown.
  return findJustOutside(store, search, { keyword, leftOut: 'box' }).flatMap(
    ({ id, limit, by, partition: { columns }, row }) => {
      const [x, y] = [wholeAt(columns.x, row), wholeAt(columns.y, row)]
      return x === none ? [] : [{ ...inDegrees({ x, y }), id, limit, by, price: floatAt(columns.price, row) }]
    },
  )
}

/** The newest homes that only a limit of price leaves out because their price is on call. */
function pinsOnCall(store: Store, asked: IndexQuery): OnCallPin[] {
  const beside = onCallBeside(asked)
  if (!beside) return []
  buffers.reset()
  const newest = pageOf(findRows(store, beside), { sort: 'newest', offset: 0, limit: mostOnCallPins })
  return newest.flatMap((id) => {
    const place = store.rowNumbers.find(id)
    const columns = place && store.partitions[place.partition]?.columns
    if (!columns) return []
    const [x, y] = [wholeAt(columns.x, place.row), wholeAt(columns.y, place.row)]
    return x === none ? [] : [{ ...inDegrees({ x, y }), id }]
  })
}

/** The box that all regions have in common, else the box around all homes. */
function aroundAll(regions: readonly Rectangle[], found: readonly Rows[]): Rectangle {
  if (regions.length > 0) {
    return {
      leastX: Math.max(...regions.map(({ leastX }) => leastX)),
      leastY: Math.max(...regions.map(({ leastY }) => leastY)),
      mostX: Math.min(...regions.map(({ mostX }) => mostX)),
      mostY: Math.min(...regions.map(({ mostY }) => mostY)),
    }
  }
  const all = new MapSum()
  for (const { partition, rows } of found) {
    for (const { placed } of partition.blocks.all(rows.length)) all.addSum(placed)
  }
  return all
}
