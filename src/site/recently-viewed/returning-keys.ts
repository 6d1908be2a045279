/** Where the browser keeps what greets a visitor who returns; the page's first script looks there, too. */
export const searchesKey = 'aangan-recent-searches'
export const seenKey = 'aangan-seen-listings'
