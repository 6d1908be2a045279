import type { Point } from './projection.ts'

export type PinSize = { width: number; height: number }

/**
 * Moves pins apart until none hides another, as little as possible and never out of the frame. Later pins give
 * way to earlier ones.
 */
export function spreadPins<Pin extends Point>(pins: readonly Pin[], size: PinSize, frame: PinSize): Pin[] {
  const placed: Pin[] = []
  for (const pin of pins) placed.push(freePlace(pin, placed, size, frame))
  return placed
}

/** Looks around the pin's own place in growing rings. */
function freePlace<Pin extends Point>(
  pin: Pin,
  placed: readonly Point[],
  size: PinSize,
  frame: PinSize,
): Pin {
  for (let ring = 0; ring < 24; ring++) {
    for (const [right, down] of ring === 0 ? [[0, 0] as const] : directions) {
      const moved = inside(
        { x: pin.x + (right * ring * size.width) / 2, y: pin.y + (down * ring * size.height) / 2 },
        size,
        frame,
      )
      if (!placed.some((other) => overlaps(moved, other, size))) return { ...pin, ...moved }
    }
  }
  return pin
}

const directions = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const

function inside(point: Point, size: PinSize, frame: PinSize): Point {
  const clamp = (value: number, edge: number, length: number) =>
    Math.min(Math.max(value, edge / 2), length - edge / 2)
  return { x: clamp(point.x, size.width, frame.width), y: clamp(point.y, size.height, frame.height) }
}

function overlaps(one: Point, other: Point, { width, height }: PinSize): boolean {
  return Math.abs(one.x - other.x) < width && Math.abs(one.y - other.y) < height
}
