import type { Project } from './project-data.ts'

type Step = Pick<Project['payment_plan'][number], 'percent' | 'instalments'>

/** A step of a payment plan in whole PKR: all of it, and each of its instalments. */
export type Payment = { amount: number; each: number }

/**
 * What each step of a plan comes to for a price in PKR, in the order of the plan. Steps are rounded to the rupee; the
 * last takes what rounding left, so that a plan of 100 % adds up to the price.
 */
export function paymentAmounts(price: number, plan: readonly Step[]): Payment[] {
  const whole = Math.round((price * plan.reduce((sum, { percent }) => sum + percent, 0)) / 100)
  let before = 0
  return plan.map(({ percent, instalments }, at) => {
    const amount = at === plan.length - 1 ? whole - before : Math.round((price * percent) / 100)
    before += amount
    return { amount, each: Math.round(amount / instalments) }
  })
}
