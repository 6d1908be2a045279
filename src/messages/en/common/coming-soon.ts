export const comingSoon = {
  soon: 'Coming soon',
} as const
