/** What a listing needs before visitors may see it. */
export const publishing = {
  description: 'Add a description',
  approval: 'Say whether the plot is approved, or why no approval is required',
  reason: 'Say why no approval is required',
  authority: 'Enter the authority',
  number: 'Enter the approval number',
} as const
