import { agency } from '#agency'

const green = agency.brandColour
const white = '#FFFFFF'

/** The style of a shape on the map, also while it is being drawn. */
export const drawnLook = {
  fillColor: green,
  fillOpacity: 0.14,
  outlineColor: green,
  outlineWidth: 2.5,
  closingPointColor: white,
  closingPointWidth: 7,
  closingPointOutlineColor: green,
  closingPointOutlineWidth: 3,
  coordinatePointColor: green,
  coordinatePointWidth: 4,
  coordinatePointOutlineColor: white,
  coordinatePointOutlineWidth: 1,
} as const

/** The style of a shape being changed: large dots for corners, small dots where a corner can be added. */
export const selectedLook = {
  selectedPolygonColor: green,
  selectedPolygonFillOpacity: 0.2,
  selectedPolygonOutlineColor: green,
  selectedPolygonOutlineWidth: 3,
  selectionPointColor: white,
  selectionPointWidth: 7,
  selectionPointOutlineColor: green,
  selectionPointOutlineWidth: 3,
  midPointColor: green,
  midPointWidth: 4,
  midPointOutlineColor: white,
  midPointOutlineWidth: 1.5,
} as const
