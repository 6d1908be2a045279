export const copy = {
  done: 'Copied',
  refused: 'Select the text and copy it',
} as const
