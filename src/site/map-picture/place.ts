/** `/drawn-map/place.svg`: a place, or its area or city, on a drawn map, for browsers without scripts. */
import { createFileRoute } from '@tanstack/react-router'
import type { LatLong } from '#contract/places/lat-long.ts'
import { call } from '#ui/api.ts'
import { viewOfPlace } from '#ui/map/place-view.ts'
import { placed } from '#ui/map/placed.ts'
import { cameraFor } from '#ui/map/projection.ts'
import { pictureFrame } from './drawing.tsx'
import { answerPicture, loadAreaSpots, noPicture } from './picture.ts'

export const Route = createFileRoute('/drawn-map/place.svg')({
  server: { handlers: { GET: ({ request }) => drawPlace(new URL(request.url).searchParams) } },
})

async function drawPlace(query: URLSearchParams): Promise<Response> {
  const areaId = parseId(query.get('area'))
  const cityId = parseId(query.get('city'))
  const place = parsePosition(query)
  const places = (await loadAreaSpots(cityId)).map((area) => ({
    ...area,
    strong: area.id === areaId,
  }))
  const middle = places.find(({ strong }) => strong)
  const outlines = areaId ? await loadOutlines(areaId) : []
  const view = viewOfPlace({ own: place, around: outlines, middle })
  if (!view) return drawCity(cityId)
  return answerPicture({
    camera: cameraFor(view, pictureFrame),
    places,
    outlines,
    marks: place ? [{ ...place, kind: 'point', label: '' }] : [],
  })
}

/** Where neither the place nor its area has a position. */
async function drawCity(id: number | undefined): Promise<Response> {
  const cities = placed(await call('cities')).map((city) => ({ ...city, strong: city.id === id }))
  const city = cities.find(({ strong }) => strong)
  const view = viewOfPlace({ own: undefined, around: [], middle: undefined, city })
  if (!city || !view) return noPicture()
  return answerPicture({
    camera: cameraFor(view, pictureFrame),
    places: cities,
    marks: [{ lat: city.lat, long: city.long, kind: 'area', label: '' }],
  })
}

async function loadOutlines(areaId: number) {
  const { data } = await call('areaOutlines', { query: { ids: String(areaId) } })
  return data[0]?.outline ?? []
}

function parsePosition(query: URLSearchParams): LatLong | undefined {
  if (!query.get('lat') || !query.get('long')) return undefined
  const place = { lat: Number(query.get('lat')), long: Number(query.get('long')) }
  return Math.abs(place.lat) <= 85 && Math.abs(place.long) <= 180 ? place : undefined
}

function parseId(text: string | null): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
