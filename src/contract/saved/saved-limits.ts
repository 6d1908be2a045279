/** How much a browser saves and shares. No zod: pages load it. */
export const mostSavedHomes = 200

/** Characters of what a visitor writes about a home. */
export const longestNote = 500

/** Of all notes of a shared list together, so that it fits into a request in any script. */
export const longestNotes = 15_000

/** Hours after which a transfer to another device ends, and how often it can be opened before. */
export const transferHours = 24
export const mostOpenings = 5

/** Characters of an encrypted transfer, so that it fits into a request. */
export const longestTransfer = 60_000

/** Days after which a shared list ends. */
export const daysShared = 90
