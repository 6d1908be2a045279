import '../styles.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { endpoints } from '#contract/api/endpoints.ts'
import type { LatLong } from '#contract/places/lat-long.ts'
import { encodeShape } from '#contract/search/map-shape.ts'
import { answerCalls } from '#tests/support/components/answer-calls.ts'
import { describeSite } from '#tests/support/components/describe-site.ts'
import { countryGround } from './country-ground.ts'
import DrawnGround from './drawn-ground.tsx'
import { type Camera, projectionAt } from './projection.ts'

const frame = { width: 400, height: 500 }
const country: Camera = { center: { lat: 30.4, long: 69.3 }, zoom: 4.5 }
const city: Camera = { center: { lat: 31.52, long: 74.35 }, zoom: 11 }
const lahore = [
  { lat: 31.4, long: 74.2 },
  { lat: 31.4, long: 74.5 },
  { lat: 31.6, long: 74.5 },
]

async function drawn(camera: Camera, hidesCountry = false) {
  describeSite()
  answerCalls(endpoints, { cityOutlines: () => ({ data: [{ id: 2, outline: encodeShape([lahore]) }] }) })
  const { container } = await render(
    <svg viewBox="0 0 400 500" width="400" height="500">
      <title>Map</title>
      <DrawnGround camera={camera} frame={frame} hidesCountry={hidesCountry} />
    </svg>,
  )
  await expect.poll(() => container.querySelectorAll('path:not([mask])')).toHaveLength(1)
  return {
    country: container.querySelector<SVGPathElement>(`path[d="${countryGround}"]`),
    city: container.querySelector('path:not([mask])'),
  }
}

test('where the country is in view its ground is drawn at its true place, with the cities', async () => {
  const shown = await drawn(country)
  expect(isOnGround(shown.country, { lat: 30.2, long: 71.5 })).toBe(true)
  expect(isOnGround(shown.country, { lat: 28.6, long: 77.2 })).toBe(false)
})

/** Whether what the drawing has at a place is inside of the path. */
function isOnGround(path: SVGPathElement | null, place: LatLong): boolean {
  const { x, y } = projectionAt(country, frame).project(place)
  const onPage = new DOMPoint(x, y).matrixTransform(path?.ownerSVGElement?.getScreenCTM() ?? undefined)
  const inPath = onPage.matrixTransform(path?.getScreenCTM()?.inverse())
  return path?.isPointInFill(inPath) ?? false
}

test('an operator who hides borders hides the country as well', async () => {
  const shown = await drawn(country, true)
  expect(shown.country).toBeNull()
  expect(shown.city).not.toBeNull()
})

test('in a city only its own outline is drawn, where it is', async () => {
  const shown = await drawn(city)
  expect(shown.country).toBeNull()
  const { project } = projectionAt(city, frame)
  const corners = lahore.map(project).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  expect(shown.city).toHaveAttribute('d', `M${corners.join('L')}Z`)
})
