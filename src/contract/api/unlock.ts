/** Where a developer's own server gives out a token (decision 11); no other server knows this path. */
export const unlockPath = '/auth/unlock'
