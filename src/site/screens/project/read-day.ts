/** A day of this century as YYYY-MM-DD, or undefined. */
export function readDay(text: string): string | undefined {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return undefined
  const time = Date.parse(text)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text) ? text : undefined
}
