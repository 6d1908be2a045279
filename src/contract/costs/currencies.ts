/** Those of the countries where most Pakistanis abroad live. Without zod: browsers load it. */
export const foreignCurrencies = ['AED', 'SAR', 'GBP', 'USD', 'EUR', 'CAD'] as const

export type ForeignCurrency = (typeof foreignCurrencies)[number]
