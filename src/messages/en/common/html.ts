/** Replaces what a description may not show. */
export const html = {
  hiddenWebsite: '(website hidden by the provider)',
} as const
