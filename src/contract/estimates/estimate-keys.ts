/** The keys of a question about what a property is worth, in the order in which the page's address has them. */
export const estimateKeys = ['place', 'purpose', 'type', 'size', 'size_unit', 'beds', 'baths'] as const
export type EstimateKey = (typeof estimateKeys)[number]
