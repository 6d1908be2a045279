export const ads = {
  sponsoredBy: 'Sponsored by {advertiser}',
  sponsored: 'Sponsored',
  more: 'Learn more',
} as const
