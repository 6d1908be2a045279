/** Where a developer's own server gives out a token (D11); no other server knows this path. */
export const unlockPath = '/auth/unlock'
