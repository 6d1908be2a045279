/** `/drawn-map/results.svg`: the results of a search on a drawn map, for browsers without scripts. */
import { createFileRoute } from '@tanstack/react-router'
import { decodeBox } from '#contract/search/map-box.ts'
import { decodeShape } from '#contract/search/map-shape.ts'
import { mapSearch as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { CallError } from '#ui/call-error.ts'
import { groupPins, plainPinSize } from '#ui/map/group-pins.ts'
import { cameraFor, type MapTarget, projectionAt, visibleBox } from '#ui/map/projection.ts'
import { parseQuery } from '#ui/query-string.ts'
import { readChoice } from '../screens/search/choice.ts'
import { firstZoom, mapQuery } from '../screens/search/map/map-request.ts'
import { joinSpots, type Spot, spotLabel, toSpots } from '../screens/search/map/spots.ts'
import { boxAround, boxToAsk, country } from '../screens/search/map/view-search.ts'
import { readQuery } from '../screens/search/read-query.ts'
import { pictureFrame } from './drawing.tsx'
import { answerPicture, loadAreaSpots, noPicture } from './picture.ts'

export const Route = createFileRoute('/drawn-map/results.svg')({
  server: { handlers: { GET: ({ request }) => drawResults(new URL(request.url)) } },
})

/** This browser knows nothing of what was seen or saved. */
const known = { seen: new Set<number>(), saved: new Set<number>() }

async function drawResults({ search }: URL): Promise<Response> {
  const choice = readChoice(readQuery(parseQuery(search)))
  const read = async (box: string | undefined, zoom: number) => {
    const answer = await call('searchMap', { query: parseQuery(mapQuery(choice, { box, zoom })) })
    return { spots: toSpots(answer, known), unplaced: answer.unplaced }
  }
  try {
    const all = await read(choice.box, firstZoom)
    const camera = cameraFor(mapTarget(choice.box, all.spots), pictureFrame)
    const { spots } = await read(boxToAsk(choice.box, visibleBox(camera, pictureFrame)), camera.zoom)
    const { project } = projectionAt(camera, pictureFrame)
    const groups = groupPins(
      spots.map((spot) => ({ ...spot, ...project(spot) })),
      plainPinSize,
    )
    return await answerPicture({
      camera,
      places: await loadAreaSpots(choice.cityId),
      outlines: decodeShape(choice.shape ?? '') ?? [],
      note: all.unplaced > 0 ? t.unplaced({ count: all.unplaced }) : undefined,
      marks: groups.map(({ pins: [first, ...more] }) =>
        spotMark(more.length > 0 ? joinSpots([first, ...more]) : first),
      ),
    })
  } catch (error) {
    // The page itself says what it could not use of its address.
    if (error instanceof CallError && error.failure.status === 422) return noPicture()
    throw error
  }
}

/** The box of the search, else all its results, else the country. */
function mapTarget(box: string | undefined, spots: readonly Spot[]): MapTarget {
  const own = box ? decodeBox(box) : undefined
  if (own) return { box: own, padding: 0 }
  return spots.length > 0 ? { box: boxAround(spots), padding: 40 } : { box: country, padding: 0 }
}

function spotMark(spot: Spot) {
  return { kind: spot.kind, lat: spot.lat, long: spot.long, label: spotLabel(spot) }
}
