/** Where the browser keeps saved homes (`saved-format.ts`); the page's first script looks there too. */
export const savedKey = 'aangan-saved'
