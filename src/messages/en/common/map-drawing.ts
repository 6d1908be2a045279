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
    edit: 'Choose a shape. Drag a corner to move it, or a dot between two corners to add a corner. To remove a corner, choose the corner first.',
  },
  shapes: '{count, plural, one {# shape} other {# shapes}} on the map',
} as const
