/** Campaigns of the built-in ad server, as staff see them. */
import { z } from 'zod'
import { adminAds as t } from '#messages/admin.ts'
import { adPlacements } from '../ads/ad-slots.ts'
import { propertyTypes, purposes } from '../listings/property.ts'
import { collection, recordState } from './collection.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { anyLine, day, id, idInPath, line, neededPicture, pathOrAddress, urduLine } from './fields.ts'

const several = <Value extends z.ZodType>(value: Value, most: number) =>
  z
    .array(value)
    .max(most, { error: () => t.tooMany({ most }) })
    .transform((all) => [...new Set(all)])

const weight = t.weightRule
const cap = t.capRule

export const CampaignFields = z.strictObject({
  name: line(120),
  advertiser: line(60),
  placements: several(z.enum(adPlacements), adPlacements.length).refine((all) => all.length > 0, {
    error: () => t.placementMissing,
  }),
  starts_on: day,
  ends_on: day.nullable(),
  cities: several(id, 100),
  purposes: several(z.enum(purposes), purposes.length),
  types: several(z.enum(propertyTypes), propertyTypes.length),
  weight: z.int(weight).min(1, weight).max(100, weight),
  cap: z.int(cap).min(1, cap).max(50, cap).nullable(),
  image: neededPicture,
  alt: line(200),
  alt_ur: urduLine(200),
  headline: line(60),
  headline_ur: urduLine(60),
  text: anyLine(120),
  text_ur: urduLine(120),
  link: pathOrAddress,
  shown: z.boolean(),
})
export type CampaignFields = z.output<typeof CampaignFields>

/** What does not go together, by the field that says so. */
export function campaignProblems(fields: CampaignFields): Record<string, string> {
  const { starts_on, ends_on, placements, cities, purposes, types } = fields
  const isNarrowed = cities.length + purposes.length + types.length > 0
  return {
    ...(!fields.headline_ur && fields.text_ur && { headline_ur: t.urduHeadlineRule }),
    ...(ends_on !== null && ends_on < starts_on && { ends_on: t.lastDayRule }),
    ...(isNarrowed &&
      placements.every((one) => one === 'home_band') && {
        placements: t.homeOnlyRule,
      }),
  }
}

/** What visitors did with it, in the last 30 days. */
const numbers = { seen: z.int(), clicked: z.int() }

export const adCampaigns = collection({
  one: 'ad campaign',
  many: 'ad campaigns',
  permission: 'ads.edit',
  fields: CampaignFields,
  row: z.object({ ...CampaignFields.shape, ...recordState, ...numbers }),
  system: 'ads',
})

export const adCalls = {
  ...adCampaigns.calls,
  adCampaignDays: {
    method: 'GET',
    path: '/api/admin/ad-campaigns/:id/days',
    summary: 'Get the daily views and clicks of a campaign',
    description: 'Covers the last 30 days.',
    access: 'ads.edit',
    params: z.object({ id: idInPath }),
    answer: z.object({ data: z.array(z.object({ day: z.string(), ...numbers })) }),
    errors: [401, 403, 404, 422],
    system: 'ads',
  },
} as const satisfies Record<string, AdminEndpoint>
