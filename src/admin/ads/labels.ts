import { CampaignFields } from '#contract/admin/ads.ts'
import type { AdPlacement } from '#contract/ads/ad-slots.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import { adminAds as t } from '#messages/admin.ts'
import { formatDate } from '#ui/format-date.ts'
import type { Values } from '../collections/field-spec.ts'

export const placementNames: Readonly<Record<AdPlacement, string>> = t.placementNames

type Days = { startsOn: string; endsOn: string | null }

/** Whether it runs today, and since or until when. */
export function scheduleText({ startsOn, endsOn }: Days): string {
  const today = dayInPakistan(new Date())
  if (today < startsOn) return t.startsOn({ date: formatDate(startsOn) })
  if (endsOn === null) return t.noEnd
  return today > endsOn ? t.endedOn({ date: formatDate(endsOn) }) : t.endsOn({ date: formatDate(endsOn) })
}

/** The share of those who saw it and clicked, '1.5 %'. */
export function clickRate({ seen, clicked }: { seen: number; clicked: number }): string {
  return seen === 0 ? '–' : `${((clicked / seen) * 100).toFixed(1)} %`
}

const meant = CampaignFields.pick({ placements: true, cities: true, purposes: true, types: true }).strip()

/** Where it can be seen: the home page, or a search for what it is narrowed down to. */
export function campaignPagePath(values: Values): string {
  const { placements = [], cities = [], purposes = [], types = [] } = meant.safeParse(values).data ?? {}
  const isForAll = cities.length + purposes.length + types.length === 0
  if (isForAll && placements.includes('home_band')) return '/'
  return searchAddress({ cityId: cities[0], purpose: purposes[0], type: types[0] })
}
