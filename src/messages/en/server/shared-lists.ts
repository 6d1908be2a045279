/** Lists of saved homes that visitors share. */
export const sharedLists = {
  wrongKey: 'Only the browser that made this link can end it.',
} as const
