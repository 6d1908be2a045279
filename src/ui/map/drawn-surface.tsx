import type { KeyboardEvent, ReactNode } from 'react'
import { map as t } from '#messages/common.ts'
import { type Camera, type Frame, projectionAt, withinReach } from './projection.ts'

/** The distance a key moves the map, in pixels. */
const keyStep = 100

/** The keyboard controls of the drawn map: arrow keys move it, + and - zoom. */
export function DrawnSurface({
  label,
  camera,
  frame,
  onMove,
  children,
}: {
  label: string
  camera: Camera
  frame: Frame
  onMove: (camera: Camera) => void
  children: ReactNode
}) {
  const move = (event: KeyboardEvent) => {
    const next = event.target === event.currentTarget && movedBy(event.key, camera, frame)
    if (!next) return
    event.preventDefault()
    onMove(next)
  }
  return (
    <div className="absolute inset-0">
      <section
        aria-label={t.keys({ map: label })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves it, as it moves a map of tiles
        tabIndex={0}
        onKeyDown={move}
        className="absolute inset-0"
      />
      <div className="pointer-events-none absolute inset-0 *:pointer-events-auto">{children}</div>
    </div>
  )
}

function movedBy(key: string, camera: Camera, frame: Frame): Camera | undefined {
  const zoom = { '+': 1, '=': 1, '-': -1 }[key]
  if (zoom) return { ...camera, zoom: withinReach(camera.zoom + zoom) }
  const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key]
  if (!step) return undefined
  const [x = 0, y = 0] = step
  const { unproject } = projectionAt(camera, frame)
  const center = unproject({ x: frame.width / 2 + x * keyStep, y: frame.height / 2 + y * keyStep })
  return { ...camera, center }
}
