/** What the two pictures of maps share: the grounds of the cities, and the answer. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { decodeShape, type Polygon } from '#contract/search/map-shape.ts'
import { call } from '#ui/api.ts'
import type { Camera } from '#ui/map/projection.ts'
import { site } from '#ui/site-settings.ts'
import { MapDrawing, type NamedSpot, type PictureMark } from './drawing.tsx'

/** Answers with the drawing as an SVG file. */
export async function answerPicture(drawn: {
  camera: Camera
  places: readonly NamedSpot[]
  outlines?: readonly Polygon[]
  marks: readonly PictureMark[]
  note?: string | undefined
}): Promise<Response> {
  const { data } = await call('cityOutlines')
  const cityOutlines = data.flatMap(({ outline }) => decodeShape(outline) ?? [])
  const hidesCountry = site().maps?.hidesBorders ?? false
  const svg = renderToStaticMarkup(createElement(MapDrawing, { ...drawn, cityOutlines, hidesCountry }))
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } })
}

/** There is nothing to draw: no place in it has a position. */
export function noPicture(): Response {
  return new Response(null, { status: 404 })
}

/** The areas of a city that have a position. */
export async function loadAreaSpots(cityId: number | undefined): Promise<NamedSpot[]> {
  if (!cityId) return []
  const areas = await call('areas', { query: { cityId } })
  return areas.flatMap(({ id, name, lat, long }) =>
    lat === null || long === null ? [] : [{ id, name, lat, long }],
  )
}
