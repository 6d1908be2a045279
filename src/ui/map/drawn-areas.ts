/** How a drawn map shows areas: the same where it moves and as a picture. Pixels, unless a name says metres. */
import type { Frame, Point } from './projection.ts'

/** With more metres to a pixel, areas cannot be told apart, and the country is more than a wrong line. */
export const farMetresPerPixel = 250

/**
 * How far an area reaches when no neighbour stops it: so far on the ground at least, and at most; between them so much
 * of the frame.
 */
const reachMetres = { least: 1_300, most: 6_000 }
const reachOfFrame = 0.17

export function reachAt(metresPerPixel: number, { width, height }: Frame): number {
  const wanted = Math.min(width, height) * reachOfFrame
  return Math.min(Math.max(wanted, reachMetres.least / metresPerPixel), reachMetres.most / metresPerPixel)
}

/** Whether an element at a point may be visible in the frame. */
export function isNear({ x, y }: Point, { width, height }: Frame): boolean {
  return x > -80 && y > -80 && x < width + 80 && y < height + 80
}
