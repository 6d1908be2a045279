import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { map as t } from '#messages/common.ts'
import { type Camera, type Frame, type Point, projectionAt, withinReach } from './projection.ts'

/** The distance a key moves the map, in pixels. */
const keyStep = 100

/** Nearer than this to where it began, a press is no drag. */
const stillPixels = 4

/** The controls of the drawn map: arrow keys and dragging move it, + and - zoom. */
export function DrawnSurface({
  label,
  camera,
  frame,
  isAlone,
  onCamera,
  onMove,
  children,
}: {
  label: string
  camera: Camera
  frame: Frame
  /** Whether one finger moves it; otherwise a finger scrolls the page, and only a mouse moves the map. */
  isAlone: boolean
  /** Called while it is dragged. */
  onCamera: (camera: Camera) => void
  /** Called after each move. */
  onMove: (camera: Camera) => void
  children: ReactNode
}) {
  const drag = useDrag({ camera, frame, isAlone, onCamera, onMove })
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
        {...drag}
        className={`absolute inset-0 cursor-grab active:cursor-grabbing ${isAlone ? 'touch-none' : ''}`}
      />
      <div className="pointer-events-none absolute inset-0 *:pointer-events-auto">{children}</div>
    </div>
  )
}

function useDrag({
  camera,
  frame,
  isAlone,
  onCamera,
  onMove,
}: {
  camera: Camera
  frame: Frame
  isAlone: boolean
  onCamera: (camera: Camera) => void
  onMove: (camera: Camera) => void
}) {
  const drag = useRef<{ pointer: number; from: Camera; x: number; y: number; isMoving: boolean }>(undefined)
  const end = () => {
    const isMoved = drag.current?.isMoving
    drag.current = undefined
    if (isMoved) onMove(camera)
  }
  return {
    onPointerDown(event: PointerEvent) {
      const { pointerId, pointerType, isPrimary, button, clientX, clientY } = event
      if (!isPrimary || button !== 0 || !(isAlone || pointerType === 'mouse')) return
      event.currentTarget.setPointerCapture(pointerId)
      drag.current = { pointer: pointerId, from: camera, x: clientX, y: clientY, isMoving: false }
    },
    onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
      const { current } = drag
      if (current?.pointer !== pointerId) return
      const [x, y] = [clientX - current.x, clientY - current.y]
      current.isMoving ||= Math.hypot(x, y) >= stillPixels
      if (current.isMoving) onCamera(movedByPixels(current.from, frame, { x: -x, y: -y }))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

function movedByPixels(camera: Camera, frame: Frame, { x, y }: Point): Camera {
  const { unproject } = projectionAt(camera, frame)
  return { ...camera, center: unproject({ x: frame.width / 2 + x, y: frame.height / 2 + y }) }
}

function movedBy(key: string, camera: Camera, frame: Frame): Camera | undefined {
  const zoom = { '+': 1, '=': 1, '-': -1 }[key]
  if (zoom) return { ...camera, zoom: withinReach(camera.zoom + zoom) }
  const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key]
  if (!step) return undefined
  const [x = 0, y = 0] = step
  return movedByPixels(camera, frame, { x: x * keyStep, y: y * keyStep })
}
