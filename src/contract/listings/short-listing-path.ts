/** A listing's address as people write it on paper or read it out; the server leads on to its page. */
export const shortListingPath = (id: number): string => `/p/${id}`
