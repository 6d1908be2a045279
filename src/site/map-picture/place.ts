/** `/drawn-map/place.svg`: a place, or its area, on a drawn map, for browsers without scripts. */
import { createFileRoute } from '@tanstack/react-router'
import type { LatLong } from '#contract/places/lat-long.ts'
import { boxAround } from '#contract/places/polygons.ts'
import { call } from '#ui/api.ts'
import { cameraFor } from '#ui/map/projection.ts'
import { pictureFrame } from './drawing.tsx'
import { answerPicture, areasOf, noPicture } from './picture.ts'

export const Route = createFileRoute('/drawn-map/place.svg')({
  server: { handlers: { GET: ({ request }) => drawPlace(new URL(request.url).searchParams) } },
})

/** As on the map that moves: with an exact place the streets around it, else the whole area. */
const zooms = { place: 14.5, area: 13 }

async function drawPlace(query: URLSearchParams): Promise<Response> {
  const areaId = idOf(query.get('area'))
  const place = placeOf(query)
  const places = (await areasOf(idOf(query.get('city')))).map((area) => ({
    ...area,
    strong: area.id === areaId,
  }))
  const middle = places.find(({ strong }) => strong)
  const outlines = areaId ? await outlinesOf(areaId) : []
  const box = place ? undefined : boxAround(outlines)
  const center = place ?? middle
  if (!box && !center) return noPicture()
  const target = box
    ? { box, maxZoom: 16 }
    : { center: center as LatLong, zoom: place ? zooms.place : zooms.area }
  return answerPicture({
    camera: cameraFor(target, pictureFrame),
    places,
    outlines,
    marks: place ? [{ ...place, kind: 'point', label: '' }] : [],
  })
}

async function outlinesOf(areaId: number) {
  const { data } = await call('areaOutlines', { query: { ids: String(areaId) } })
  return data[0]?.outline ?? []
}

function placeOf(query: URLSearchParams): LatLong | undefined {
  const [lat, long] = [query.get('lat'), query.get('long')].map((text) => (text ? Number(text) : Number.NaN))
  const isPlace = Math.abs(lat ?? Number.NaN) <= 85 && Math.abs(long ?? Number.NaN) <= 180
  return isPlace ? { lat: lat ?? 0, long: long ?? 0 } : undefined
}

function idOf(text: string | null): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
