/** Days for which a listing that is sold, rented or expired still has its page, with its status. */
export const daysShownEnded = 90

/** Whether a listing ended (ISO time, null while it is on offer) so long ago that its page is gone. */
export function isGone(endedAt: string | null, now: Date): boolean {
  return endedAt !== null && now.getTime() - Date.parse(endedAt) > daysShownEnded * 86_400_000
}
