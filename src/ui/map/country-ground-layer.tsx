import { useId } from 'react'
import { countryGround, worldUnits } from './country-ground.ts'
import { type Camera, type Frame, worldPixels, worldPoint } from './projection.ts'

/**
 * Where the line of the source is disputed: places along the Line of Control. The ground fades there instead of ending.
 */
const faded = [
  { lat: 32.9, long: 74.75 },
  { lat: 33.6, long: 74.1 },
  { lat: 34.4, long: 73.95 },
  { lat: 34.75, long: 74.9 },
  { lat: 34.6, long: 76.1 },
  { lat: 35.2, long: 77.2 },
]
const fadedKm = 95
const unitsPerKm = worldUnits / 40_075 / Math.cos((34 * Math.PI) / 180)

/** The ground of the country, with a soft edge. Inside of an SVG that fills the frame. */
export function CountryGround({ camera, frame }: { camera: Camera; frame: Frame }) {
  const id = useId()
  const scale = (worldPixels * 2 ** camera.zoom) / worldUnits
  const middle = worldPoint(camera.center)
  const shift = {
    x: frame.width / 2 - middle.x * worldUnits * scale,
    y: frame.height / 2 - middle.y * worldUnits * scale,
  }
  return (
    <g transform={`translate(${shift.x.toFixed(1)} ${shift.y.toFixed(1)}) scale(${scale})`}>
      <radialGradient id={`${id}-fade`}>
        <stop offset="0.3" />
        <stop offset="1" stopOpacity="0" />
      </radialGradient>
      <mask id={`${id}-shown`} maskUnits="userSpaceOnUse" x="0" y="0" width={worldUnits} height={worldUnits}>
        <rect width={worldUnits} height={worldUnits} fill="white" />
        {faded.map((place) => {
          const { x, y } = worldPoint(place)
          return (
            <circle
              key={place.long}
              cx={x * worldUnits}
              cy={y * worldUnits}
              r={fadedKm * unitsPerKm}
              fill={`url(#${id}-fade)`}
            />
          )
        })}
      </mask>
      <path
        d={countryGround}
        mask={`url(#${id}-shown)`}
        strokeWidth="8"
        strokeOpacity="0.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        fill="#dde6dc"
        stroke="#dde6dc"
      />
    </g>
  )
}
