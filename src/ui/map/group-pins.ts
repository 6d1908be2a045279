import type { Point } from './projection.ts'

export type PinSize = { width: number; height: number }

/** A price or a count on a map without layers. */
export const plainPinSize: PinSize = { width: 84, height: 32 }

/** Pins that would hide each other, shown as one where the first of them is. */
export type PinGroup<Pin extends Point> = Point & { pins: readonly [Pin, ...Pin[]] }

/**
 * Groups pins that would overlap. No pin leaves its point: a group is at its first pin's, and has those
 * whose points are less than one pin's size away. `pins` in the order of their importance, points and size
 * in pixels.
 */
export function groupPins<Pin extends Point>(
  pins: readonly Pin[],
  { width, height }: PinSize,
): PinGroup<Pin>[] {
  const groups: { x: number; y: number; pins: [Pin, ...Pin[]] }[] = []
  for (const pin of pins) {
    const near = groups.find(({ x, y }) => Math.abs(x - pin.x) < width && Math.abs(y - pin.y) < height)
    if (near) near.pins.push(pin)
    else groups.push({ x: pin.x, y: pin.y, pins: [pin] })
  }
  return groups
}
