/** A price with its currency and period in smaller type. */
export const price = {
  sale: '<small>PKR</small> {amount}',
  rent: '<small>PKR</small> {amount} <small>a month</small>',
} as const
