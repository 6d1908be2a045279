export const mapDrawing = {
  draw: 'Draw polygon',
  drawFreehand: 'Draw freehand',
  edit: 'Edit shape',
  tools: 'Drawing tools',
  done: 'Done',
  cancel: 'Cancel',
  undo: 'Undo last corner',
  removeCorner: 'Remove corner',
  remove: 'Remove shape',
  removeAll: 'Remove all',
  hints: {
    polygon:
      'Click the map to add corners. Click the first corner to finish. Press Escape to undo the last corner.',
    freehand: 'Hold and draw around the area. Release to finish.',
    edit: 'Choose a shape. Drag its corners, or a dot between two corners to add one. To remove a corner, choose it first.',
  },
  shapes: '{count, plural, one {# shape} other {# shapes}} on the map',
} as const
