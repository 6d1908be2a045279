import type { KeyboardEvent, MouseEvent } from 'react'
import { mapSearch as t } from '#messages/site.ts'
import type { Point } from '#ui/map/projection.ts'
import type { Direction } from './neighbour.ts'
import type { PinMark } from './pin-mark.ts'
import { type Spot, spokenSpot, spotLabel } from './spots.ts'

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** The look of a spot that is an element, with its middle on the point. */
const shape =
  // physical: points of a map are counted from its left edge
  'absolute top-0 left-0 rounded-full px-2.5 py-1 text-sm font-semibold whitespace-nowrap tabular-nums shadow-[0_2px_8px_rgb(16_32_26/0.2)]'

const looks: Readonly<Record<Spot['kind'], string>> = {
  pin: 'bg-white text-ink hover:bg-green-700 hover:text-white',
  cluster: 'border-2 border-white bg-green-700 text-white',
  area: 'border border-green-700/50 bg-green-700/15 text-green-800',
}

const besideResults = 'border border-dashed border-muted bg-sand! text-muted!'

/** A pin that is marked, as on the map of tiles. */
const marks: Readonly<Record<PinMark, string>> = {
  new: '',
  seen: 'bg-[#eef2ec]! text-muted!',
  outside: besideResults,
  onCall: besideResults,
  saved: 'saved-pin border border-danger before:me-1 before:text-danger',
}

/** The highlighted or open spot, above all others. */
export function HighlightedSpot({ label, at }: { label: string; at: Point }) {
  return (
    <span
      aria-hidden="true"
      style={middleAt(at)}
      className={`${shape} pointer-events-none z-10 bg-green-700 text-white`}
    >
      {label}
    </span>
  )
}

/** A spot on a map without layers. */
export function SpotButton({ spot, at, onOpen }: { spot: Spot; at: Point; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-label={spokenSpot(spot)}
      onClick={pressed(onOpen)}
      style={middleAt(at)}
      className={`${shape} ${looks[spot.kind]} ${marks[spot.mark ?? 'new']} hover:z-10 focus-visible:z-10`}
    >
      {spotLabel(spot)}
    </button>
  )
}

/**
 * The spot with the keyboard focus: arrow keys move to its neighbours, Enter opens it. It is visible only while it has
 * the focus.
 */
export function KeyboardSpot({
  spot,
  at,
  onStep,
  onOpen,
}: {
  spot: Spot
  at: Point
  onStep: (direction: Direction) => void
  onOpen: () => void
}) {
  const step = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    event.stopPropagation()
    onStep(direction)
  }
  return (
    <button
      type="button"
      aria-label={t.pinNext({ pin: spokenSpot(spot) })}
      onClick={pressed(onOpen)}
      onKeyDown={step}
      style={{ ...middleAt(at), pointerEvents: 'none' }}
      className={`${shape} z-10 bg-green-700 text-white opacity-0 focus:opacity-100`}
    >
      {spotLabel(spot)}
    </button>
  )
}

/** Stops the event, because the map would take it for a press on the bare map and close the preview. */
function pressed(onOpen: () => void) {
  return (event: MouseEvent) => {
    event.stopPropagation()
    onOpen()
  }
}

function middleAt({ x, y }: Point) {
  return { transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }
}
