/** Where the browser keeps saved homes (`saved-format.ts`); the page's first script looks there too. */
export const savedKey = 'aangan-saved'

/** Hearts that were pressed on a page that was left at once (`site/shell/early-hearts.ts`). */
export const pressedKey = 'aangan-pressed-hearts'
