const dayMs = 86_400_000

/** The longest that a search can ask back. */
const most = 90

/** Whole days since a moment, so that nothing older is called new; 0 where it is unknown. */
export function daysSince(moment: number | undefined, now: number): number {
  if (moment === undefined || !(moment <= now)) return 0
  return Math.min(most, Math.floor((now - moment) / dayMs))
}
