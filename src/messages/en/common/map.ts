export const map = {
  around: 'Map of {place} and surroundings',
  inexact: 'Exact location on request',
  keys: '{map}. Use the arrow keys to move it.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  metres: '{count} m',
  kilometres: '{count} km',
} as const
