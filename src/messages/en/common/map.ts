export const map = {
  around: 'Map of {place} and surroundings',
  keys: '{map}. Use the arrow keys to move the map, + and − to zoom.',
  zoomWithControl: 'Use Ctrl + scroll to zoom the map',
  zoomWithCommand: 'Use ⌘ + scroll to zoom the map',
  moveWithTwoFingers: 'Use two fingers to move the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  drawn: 'Simplified map. Outlines are approximate and do not show borders.',
  metres: '{count} m',
  kilometres: '{count} km',
} as const
