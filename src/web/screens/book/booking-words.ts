/** 'PKR 500,000': to the rupee, because it is paid. */
export function rupees(amount: number): string {
  return `PKR ${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`
}

/** 'half an hour', '48 hours' */
export function heldFor(minutes: number): string {
  if (minutes === 30) return 'half an hour'
  return minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`
}
