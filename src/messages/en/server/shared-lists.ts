/** Lists of saved homes that visitors share. */
export const sharedLists = {
  wrongKey: 'You can turn off this link only in the browser where you created it.',
} as const
