/** The part of the map that a search shows, and when a move starts another search. */
import { useState } from 'react'
import { decodeBox, encodeBox, type MapBox } from '#contract/search/map-box.ts'
import { decodeShape, type Polygon } from '#contract/search/map-shape.ts'
import { searchQuery } from '#contract/search/search-address.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import type { MapMove } from '#ui/map/map-view.tsx'
import type { MapTarget } from '#ui/map/projection.ts'
import type { Filters } from '../use-filters.ts'
import { firstZoom } from './map-request.ts'
import { type MapResultsState, useMapResults } from './use-map-results.ts'
import {
  boxAround,
  boxToAsk,
  country,
  isTiedToPlace,
  searchOfBox,
  searchOfShapes,
  widened,
  widenedShape,
} from './view-search.ts'

const nearestZoom = 18
/** Room around all results for the prices of those at the edge, below the controls at the top. */
const edge = { padding: 44, paddingTop: 80 }

export type MapFilters = Pick<Filters, 'choice' | 'change' | 'replace'>

export type MapPlace = {
  asked: MapResultsState
  /** Undefined until the position of the results is known. */
  target: MapTarget | undefined
  move: MapMove | undefined
  follows: boolean
  setFollows: (follows: boolean) => void
  onMove: (move: MapMove) => void
  /** Searches the drawn shapes, or the part in view when there are none. Back leads to the map before the first. */
  onShapes: (shapes: readonly Polygon[]) => void
  /** Enlarges the drawn shapes; undefined unless they have no results. */
  widenShapes: (() => void) | undefined
  /** Searches the part in view; undefined when it is searched already. */
  searchHere: (() => void) | undefined
  /** Zooms in to a box, as if the visitor had moved the map there. */
  zoomTo: (box: MapBox) => void
}

/**
 * Shows the box of the search, else all its results. After that the visitor moves the map, and the search follows
 * unless it is limited to areas, a shape or a distance.
 */
export function useMapPlace({ choice, change, replace }: MapFilters): MapPlace {
  const [target, setTarget] = useState<MapTarget>()
  const [move, setMove] = useState<MapMove>()
  const [follows, setFollows] = useState(true)
  /** The place that a move of the map put into the address, so the map need not go there. */
  const [ownPlace, setOwnPlace] = useState<string>()
  const [shownPlace, setShownPlace] = useState<string>()

  const place = placeKey(choice)
  const shapes = decodeShape(choice.shape ?? '') ?? []
  const isThere = shownPlace === place
  const seen = isThere ? move?.box : undefined
  const asked = useMapResults(choice, {
    box: boxToAsk(choice.box, seen && (choice.box ? seen : widened(seen))),
    zoom: isThere ? (move?.zoom ?? firstZoom) : firstZoom,
  })
  if (!isThere && place === ownPlace) setShownPlace(place)
  else if (!isThere && choice.box) {
    const box = decodeBox(choice.box)
    setShownPlace(place)
    if (box) setTarget({ box, padding: 0, maxZoom: nearestZoom })
  } else if (!isThere && !asked.isLate && asked.results) {
    setShownPlace(place)
    const searched = shapes.length > 0 ? boxAround(shapes.flat()) : country
    setTarget({ box: asked.results.box ?? searched, ...edge, maxZoom: nearestZoom })
  }

  const isTied = isTiedToPlace(choice)
  // Moves and changed shapes replace the step in the browser's history; a shape more or less than before is a new one.
  const searchFor = (next: SearchChoice, go = replace) => {
    setOwnPlace(placeKey(next))
    go(next)
  }
  const search = (box: MapBox, go = replace) => searchFor(searchOfBox(choice, box), go)
  const isElsewhere = move?.byUser === true && encodeBox(move.box) !== choice.box
  return {
    asked,
    target,
    move,
    follows,
    setFollows,
    onMove: (next) => {
      setMove(next)
      if (next.byUser && follows && !isTied) search(next.box)
    },
    onShapes: (next) => {
      const go = next.length === shapes.length ? replace : change
      if (next.length > 0) searchFor(searchOfShapes(choice, next), go)
      else if (move) search(move.box, go)
    },
    widenShapes:
      shapes.length > 0 && !asked.isLate && asked.results?.total === 0
        ? () => replace(searchOfShapes(choice, shapes.map(widenedShape)))
        : undefined,
    searchHere: isElsewhere && (isTied || !follows) ? () => search(move.box) : undefined,
    zoomTo: (cluster) => {
      const box = boxAround(boxCorners(cluster))
      if (follows && !isTied) replace(searchOfBox(choice, box))
      else setTarget({ box, padding: 0, maxZoom: nearestZoom })
    },
  }
}

function boxCorners([west, south, east, north]: MapBox) {
  return [
    { lat: south, long: west },
    { lat: north, long: east },
  ]
}

function placeKey({ cityId, areaIds, box, shape, near, projectId, agentId }: SearchChoice): string {
  return searchQuery({ cityId, areaIds, box, shape, near, projectId, agentId })
}
