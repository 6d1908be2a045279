/** The keys of a question about a payment plan's dates: day of the booking, unit type, month or quarter. */
export const cashFlowKeys = ['start', 'unit', 'by'] as const
