/** From when a step of a payment plan is due. Without zod: pages load it. */
export const stepStarts = ['unknown', 'booking', 'months', 'possession'] as const
