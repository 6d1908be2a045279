/** Where portals fetch the published listings, and how they are written there. */
export const feedPaths = { kyero: '/feeds/kyero.xml', lines: '/feeds/listings.jsonl' } as const
