/** English is at the addresses of the specification, Urdu below `/ur` (D36). */
export const languages = ['en', 'ur'] as const
export type Language = (typeof languages)[number]
