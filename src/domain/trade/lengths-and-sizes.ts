/** Ages and sizes as one says them. */
import { siteHealth as t } from '#messages/admin.ts'

/** '45 seconds', '12 minutes', '3 hours', '5 days': rounded down, in hours up to two days. */
export function lengthOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 1) return t.lengths.seconds({ count: Math.max(0, Math.floor(seconds)) })
  if (minutes < 60) return t.lengths.minutes({ count: minutes })
  if (minutes < 48 * 60) return t.lengths.hours({ count: Math.floor(minutes / 60) })
  return t.lengths.days({ count: Math.floor(minutes / (24 * 60)) })
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** '12.5 MB'; a kilobyte has 1,000 bytes. */
export function sizeOf(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  return (bytes / 1000 ** power).toLocaleString('en', {
    style: 'unit',
    unit: units[power] ?? 'byte',
    maximumFractionDigits: 1,
  })
}
