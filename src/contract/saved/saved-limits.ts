/** How much a browser saves and shares. No zod: pages load it. */
export const mostSavedHomes = 200

/** Characters of what a visitor writes about a home. */
export const longestNote = 500
