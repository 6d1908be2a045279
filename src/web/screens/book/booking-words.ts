import { formatPrice } from '#contract/money.ts'

/** 'PKR 500,000': to the rupee, because it is paid. It never wraps in the middle. */
export function rupees(amount: number): string {
  return `PKR\u00a0${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`
}

/** 'half an hour', '48 hours' */
export function heldFor(minutes: number): string {
  if (minutes === 30) return 'half an hour'
  return minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`
}

/** 'PKR 1.92 Crore', which never wraps in the middle. */
export function amountOf(pkr: number): string {
  return `PKR\u00a0${formatPrice(pkr).replace(' ', '\u00a0')}`
}
