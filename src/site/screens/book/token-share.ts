/** A step of a payment plan: its share of the price in percent, in so many equal instalments. */
type Step = { percent: number; instalments: number }

/** How the token counts towards the first payment: whole PKR. `rest` is 0 when the token covers all of it. */
export type TokenShare = { first: number; rest: number }

/**
 * The first payment of the plan for a price in PKR, and what of it is left once the token is paid. Undefined while the
 * price is on call (0) or there is no plan.
 */
export function tokenShare(price: number, token: number, step: Step | null): TokenShare | undefined {
  if (price <= 0 || !step) return undefined
  const first = Math.round((price * step.percent) / 100 / step.instalments)
  return { first, rest: Math.max(0, first - token) }
}
