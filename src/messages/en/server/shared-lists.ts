/** Lists of saved homes that visitors share. */
export const sharedLists = {
  wrongKey: 'Only the browser that made this link can turn it off.',
} as const
