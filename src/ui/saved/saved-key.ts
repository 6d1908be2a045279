/** Where the browser keeps saved homes (`saved-format.ts`); the page's first script looks there too. */
export const savedKey = 'aangan-saved'

/** Hearts pressed on a page that the visitor left immediately (`site/shell/early-hearts.ts`). */
export const pressedKey = 'aangan-pressed-hearts'
