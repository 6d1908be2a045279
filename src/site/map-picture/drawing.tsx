import type { ReactNode } from 'react'
import { agency } from '#agency'
import type { LatLong } from '#contract/places/lat-long.ts'
import type { Polygon } from '#contract/search/map-shape.ts'
import { map as t } from '#messages/common.ts'
import { cellsAround, outlinePath } from '#ui/map/cells.ts'
import { CountryGround } from '#ui/map/country-ground-layer.tsx'
import { farMetresPerPixel, isNear, reachAt } from '#ui/map/drawn-areas.ts'
import {
  type Camera,
  type Frame,
  metresPerPixel,
  type Point,
  projectionAt,
  scaleBar,
} from '#ui/map/projection.ts'
import { readableNames } from '#ui/map/readable-names.ts'
import { textFrom } from '#ui/svg-text.ts'

/** In pixels; shown as wide as its place. */
export const pictureFrame: Frame = { width: 520, height: 420 }

/** An area or a city with its middle. `strong` ones are what the picture is about. */
export type NamedSpot = LatLong & { id: number; name: string; strong?: boolean }

/** A mark on the map: a price, a count, or a circle where only the area is known. */
export type PictureMark = LatLong & { kind: 'pin' | 'cluster' | 'area' | 'point'; label: string }

const { width, height } = pictureFrame
const ground = { far: '#cbdacd', near: '#e6ece4', area: '#dfe7de', paper: '#eef2ec' }
const ink = '#10201a'
const muted = '#55645d'
const brand = agency.brandColour

/**
 * The drawn map as a picture for browsers without scripts, by the same projection, outlines and ground as the one that
 * moves. Colours are attributes: a picture has no style sheet, and the policy allows it none.
 */
export function MapDrawing({
  camera,
  places,
  cityOutlines,
  outlines = [],
  marks,
  note,
  hidesCountry,
}: {
  camera: Camera
  places: readonly NamedSpot[]
  cityOutlines: readonly Polygon[]
  outlines?: readonly Polygon[]
  marks: readonly PictureMark[]
  /** What is missing from the picture. */
  note?: string | undefined
  hidesCountry: boolean
}) {
  const { project } = projectionAt(camera, pictureFrame)
  const perPixel = metresPerPixel(camera)
  const isFar = perPixel > farMetresPerPixel
  const centres = places
    .map((place) => ({ ...place, ...project(place) }))
    .filter((at) => isNear(at, pictureFrame))
  const placed = marks.map((mark) => ({ ...mark, ...project(mark) })).filter((at) => isNear(at, pictureFrame))
  const cityLook = { fill: isFar ? ground.far : ground.near, stroke: isFar ? ground.far : ground.near }
  const bar = scaleBar(perPixel, 90)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file of its own, named by the page that shows it
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fontFamily="system-ui, sans-serif"
    >
      <rect width={width} height={height} fill={ground.paper} />
      {isFar && !hidesCountry && <CountryGround camera={camera} frame={pictureFrame} />}
      {cityOutlines.map((outline) => (
        <path
          key={JSON.stringify(outline[0])}
          d={outlinePath(outline.map(project))}
          strokeWidth="6"
          strokeOpacity="0.5"
          strokeLinejoin="round"
          {...cityLook}
        />
      ))}
      {!isFar &&
        cellsAround(centres, reachAt(perPixel, pictureFrame)).map((cell, at) => (
          <path
            key={centres[at]?.id}
            d={outlinePath(cell)}
            fill={centres[at]?.strong ? brand : ground.area}
            fillOpacity={centres[at]?.strong ? 0.16 : 1}
            stroke={ground.paper}
            strokeWidth="5"
            strokeLinejoin="round"
          />
        ))}
      {outlines.map((outline) => (
        <path
          key={JSON.stringify(outline[0])}
          d={outlinePath(outline.map(project))}
          fill={brand}
          fillOpacity="0.1"
          stroke={brand}
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      ))}
      {readableNames(
        centres.map((centre) => ({ ...centre, y: centre.y + (isFar ? 26 : 0), others: around(centre) })),
        placed,
      ).map(({ id, name, x, y, strong }) => (
        <Words key={id} at={{ x, y }} fill={strong ? ink : muted} size={13}>
          {name}
        </Words>
      ))}
      {placed.map((mark) => (
        <Mark key={`${mark.lat} ${mark.long} ${mark.label}`} mark={mark} />
      ))}
      <path d={`M16 ${height - 40}v6h${bar.length}v-6`} stroke={ink} strokeWidth="1.5" fill="none" />
      <text x="20" y={height - 42} {...textFrom()} fontSize="12" fill={ink}>
        {bar.label}
      </text>
      {note && (
        <text
          x="16"
          y="26"
          {...textFrom()}
          fontSize="13"
          fill={ink}
          stroke={ground.paper}
          strokeWidth="4"
          paintOrder="stroke"
        >
          {note}
        </text>
      )}
      <text x="16" y={height - 12} {...textFrom()} fontSize="12" fill={muted}>
        {t.drawn}
      </text>
    </svg>
  )
}

function Mark({ mark: { kind, label, x, y } }: { mark: PictureMark & Point }) {
  if (kind === 'point') return <circle cx={x} cy={y} r="9" fill={brand} stroke="white" strokeWidth="3" />
  if (kind === 'pin') {
    const wide = 20 + label.length * 8
    return (
      <>
        <rect x={x - wide / 2} y={y - 14} width={wide} height="28" rx="14" fill="white" stroke="#c9d3cd" />
        <Words at={{ x, y: y + 5 }} fill={ink} size={14} isBold>
          {label}
        </Words>
      </>
    )
  }
  const isCluster = kind === 'cluster'
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={isCluster ? 12 + label.length * 4 : 30}
        fill={brand}
        fillOpacity={isCluster ? 1 : 0.16}
        stroke={isCluster ? 'white' : brand}
        strokeWidth="2"
      />
      <Words at={{ x, y: y + 5 }} fill={isCluster ? 'white' : ink} size={14} isBold>
        {label}
      </Words>
    </>
  )
}

function Words({
  at: { x, y },
  fill,
  size,
  isBold = false,
  children,
}: {
  at: Point
  fill: string
  size: number
  isBold?: boolean
  children: ReactNode
}) {
  return (
    <text x={x} y={y} textAnchor="middle" fontSize={size} fontWeight={isBold ? 600 : 400} fill={fill}>
      {children}
    </text>
  )
}

/** Where a name may stand when its own place is taken. */
function around({ x, y }: Point): Point[] {
  return [30, -26, 46].map((by) => ({ x, y: y + by }))
}
