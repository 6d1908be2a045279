import { outlinePath } from './cells.ts'
import { CountryGround } from './country-ground-layer.tsx'
import { farMetresPerPixel } from './drawn-areas.ts'
import { type Camera, type Frame, metresPerPixel, projectionAt } from './projection.ts'
import { useCityOutlines } from './use-city-outlines.ts'

/**
 * The ground below the areas of a drawn map: the country where much of it is in view, and the cities. Fetched only
 * where a map stays drawn.
 */
export default function DrawnGround({
  camera,
  frame,
  hidesCountry = false,
}: {
  camera: Camera
  frame: Frame
  /** As the operator wants it who hides borders. */
  hidesCountry?: boolean | undefined
}) {
  const { project } = projectionAt(camera, frame)
  const isFar = metresPerPixel(camera) > farMetresPerPixel
  const look = isFar ? 'fill-[#cbdacd] stroke-[#cbdacd]' : 'fill-[#e6ece4] stroke-[#e6ece4]'
  const cities = useCityOutlines().map((outline) => outline.map(project))
  return (
    <>
      {isFar && !hidesCountry && <CountryGround camera={camera} frame={frame} />}
      {cities.map((outline, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the outlines are asked for once
          key={at}
          d={outlinePath(outline)}
          strokeWidth="6"
          strokeOpacity="0.5"
          strokeLinejoin="round"
          className={look}
        />
      ))}
    </>
  )
}
