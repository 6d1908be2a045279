/** Dates as people in Pakistan read them. Pure, so that the server and the browser always agree. */

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const dayMs = 86_400_000
/** Pakistan is five hours ahead of UTC all year. */
const pakistanMs = 5 * 3_600_000

/** The day in Pakistan as YYYY-MM-DD. */
export function dayInPakistan(time: Date): string {
  return new Date(time.getTime() + pakistanMs).toISOString().slice(0, 10)
}

/** '12 Nov 2026'. Takes an ISO time in UTC, or a day as YYYY-MM-DD. */
export function formatDate(iso: string): string {
  const [year, month, day] = dayOf(iso).split('-').map(Number)
  return `${day} ${months[(month ?? 1) - 1]} ${year}`
}

/** 'Nov 2026'. Takes a day as YYYY-MM-DD. */
export function formatMonth(day: string): string {
  const [year, month] = day.split('-').map(Number)
  return `${months[(month ?? 1) - 1]} ${year}`
}

/** 'today', 'yesterday', '3 days ago', '2 weeks ago', '5 months ago', '2 years ago', seen on the given day. */
export function daysAgo(iso: string, today: string): string {
  const days = dayNumber(today) - dayNumber(iso)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 14) return `${days} days ago`
  if (days < 60) return `${Math.floor(days / 7)} weeks ago`
  if (days < 730) return `${Math.floor(days / 30)} months ago`
  return `${Math.floor(days / 365)} years ago`
}

/** How many days from the given day to a later one; negative for one that is past. */
export function daysUntil(iso: string, today: string): number {
  return dayNumber(iso) - dayNumber(today)
}

/** Days since 1970 in Pakistan. */
function dayNumber(iso: string): number {
  const time = Date.parse(iso)
  return Math.floor((iso.length === 10 ? time : time + pakistanMs) / dayMs)
}

function dayOf(iso: string): string {
  return iso.length === 10 ? iso : dayInPakistan(new Date(iso))
}
