/** Regions of the map that a search is limited to. */

import { kmBetween, kmPerDegree } from '#contract/places/distance.ts'
import type { LatLong } from '#contract/places/lat-long.ts'
import type { MapBox } from '#contract/search/map-box.ts'
import type { Polygon } from '#contract/search/map-shape.ts'
import type { Near } from '#contract/search/near.ts'
import { edgesOf, isInside, meets } from './edges.ts'
import { inDegrees, onWorld, type Rectangle } from './world.ts'

/** Which points of a rectangle are in a region: all, none, or a function that tests each point. */
export type Within = boolean | ((x: number, y: number) => boolean)

export type Region = {
  /** A rectangle around it. */
  around: Rectangle
  within(rectangle: Rectangle): Within
}

export function boxRegion(box: MapBox | undefined): Region | undefined {
  if (!box) return undefined
  const [west, south, east, north] = box
  const around = rectangleOf([
    { lat: north, long: west },
    { lat: south, long: east },
  ])
  return {
    around,
    within(rectangle) {
      if (!overlap(around, rectangle)) return false
      return covers(around, rectangle) || ((x, y) => holds(around, x, y))
    },
  }
}

/** The points inside any of the polygons or on an edge. */
export function shapeRegion(polygons: readonly Polygon[] | undefined): Region | undefined {
  if (!polygons) return undefined
  const regions = polygons.map(polygonRegion)
  return {
    around: rectangleOf(polygons.flat()),
    within(rectangle) {
      const each = regions.map((region) => region.within(rectangle))
      if (each.includes(true)) return true
      const tests = each.filter((within) => typeof within === 'function')
      return tests.length > 0 && ((x, y) => tests.some((test) => test(x, y)))
    },
  }
}

function polygonRegion(polygon: Polygon): Region {
  const around = rectangleOf(polygon)
  const edges = edgesOf(polygon.map(onWorld))
  return {
    around,
    within(rectangle) {
      if (!overlap(around, rectangle)) return false
      // A line to the east meets no others.
      const east = edges.filter(
        ({ leastY, mostY, mostX }) =>
          leastY <= rectangle.mostY && mostY >= rectangle.leastY && mostX >= rectangle.leastX,
      )
      const test = (x: number, y: number) => isInside(east, x, y)
      return east.some((edge) => meets(edge, rectangle)) ? test : test(rectangle.leastX, rectangle.leastY)
    },
  }
}

/** The points within a distance in a straight line. */
export function nearRegion(near: Near | undefined): Region | undefined {
  if (!near) return undefined
  const { lat, long, km } = near
  const high = km / kmPerDegree
  const wide = Math.min(180, high / Math.max(0.01, Math.cos(radians(Math.min(89, Math.abs(lat) + high)))))
  const around = rectangleOf([
    { lat: lat + high, long: long - wide },
    { lat: lat - high, long: long + wide },
  ])
  const test = (x: number, y: number) => kmBetween(near, inDegrees({ x, y })) <= km
  return {
    around,
    within(rectangle) {
      if (!overlap(around, rectangle)) return false
      const { leastX, leastY, mostX, mostY } = rectangle
      return (
        (test(leastX, leastY) && test(mostX, leastY) && test(leastX, mostY) && test(mostX, mostY)) || test
      )
    },
  }
}

/** Whether a point is in a region. */
export function liesIn(region: Region, x: number, y: number): boolean {
  const within = region.within({ leastX: x, leastY: y, mostX: x, mostY: y })
  return typeof within === 'function' ? within(x, y) : within
}

function overlap(one: Rectangle, other: Rectangle): boolean {
  return (
    one.leastX <= other.mostX &&
    one.mostX >= other.leastX &&
    one.leastY <= other.mostY &&
    one.mostY >= other.leastY
  )
}

function covers(one: Rectangle, other: Rectangle): boolean {
  return holds(one, other.leastX, other.leastY) && holds(one, other.mostX, other.mostY)
}

function holds({ leastX, leastY, mostX, mostY }: Rectangle, x: number, y: number): boolean {
  return x >= leastX && x <= mostX && y >= leastY && y <= mostY
}

function rectangleOf(corners: readonly LatLong[]): Rectangle {
  const points = corners.map(onWorld)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { leastX: Math.min(...xs), leastY: Math.min(...ys), mostX: Math.max(...xs), mostY: Math.max(...ys) }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
