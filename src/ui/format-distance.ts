import { map as t } from '#messages/common.ts'

/** '850 m', '1.2 km': no more exact than a straight line on a map is. */
export function formatDistance(metres: number): string {
  const tens = Math.max(10, Math.round(metres / 10) * 10)
  return tens < 1000 ? t.metres({ count: tens }) : t.kilometres({ count: Math.round(metres / 100) / 10 })
}
