import type { AdPlacement } from '#contract/ad-places.ts'
import { dayInPakistan, formatDate } from '../../when.ts'

export const placementNames: Readonly<Record<AdPlacement, string>> = {
  home_band: 'Home page, between sections',
  search_cards: 'Search, between homes',
  listing_side: 'Listing, beside it',
}

type Days = { startsOn: string; endsOn: string | null }

/** Whether it runs today, and since or until when. */
export function runOf({ startsOn, endsOn }: Days): string {
  const today = dayInPakistan(new Date())
  if (today < startsOn) return `From ${formatDate(startsOn)}`
  if (endsOn === null) return 'Runs, without an end'
  return today > endsOn ? `Ended ${formatDate(endsOn)}` : `Runs until ${formatDate(endsOn)}`
}

/** The share of those who saw it and clicked, '1.5 %'. */
export function clickRate({ seen, clicked }: { seen: number; clicked: number }): string {
  return seen === 0 ? '–' : `${((clicked / seen) * 100).toFixed(1)} %`
}
