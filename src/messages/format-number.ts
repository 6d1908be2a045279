/**
 * '2,400' and '1,250.5': a number with its thousands apart, in Latin digits, as both languages write it; rounded to at
 * most three decimals. The platform's own formatter would write the same, but the first one keeps a cheap phone busy
 * for 50 ms before the page is live.
 */
export function formatNumber(value: number, decimals = 3): string {
  const [whole = '', fraction] = String(Number(value.toFixed(decimals))).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
