/** What an ad server answers: this one, and any other whose address AD_SERVER_BASE is. */
import { z } from 'zod'
import { adPlacements } from './ad-places.ts'
import { propertyTypes, purposes } from './property.ts'

const placement = z.enum(adPlacements)
const city = z.coerce.number<string>().int().positive().max(2_147_483_647)

/** What is asked for a place of a page. What the visitor did not choose is left out. */
export const AdsQuery = z.object({
  placement,
  city: city.optional(),
  purpose: z.enum(purposes).optional(),
  type: z.enum(propertyTypes).optional(),
})

export const Ad = z.object({
  id: z.int().positive(),
  advertiser: z.string(),
  headline: z.string(),
  text: z.string(),
  link: z.string().describe('a path of this site, or an address with https://'),
  image: z
    .string()
    .describe('a stored address such as media/…/original, or an https address of the ad server'),
  alt: z.string(),
  weight: z.number().describe('its share among those of the answer'),
  cap: z.int().nullable().describe('how often a day a visitor sees it at most; kept by the browser alone'),
})
export type Ad = z.infer<typeof Ad>

/** A few that may be shown; the browser chooses, so that nobody is told who saw what. */
export const AdsAnswer = z.object({ ads: z.array(Ad) })
export type AdsAnswer = z.infer<typeof AdsAnswer>

export const AdRoomQuery = z.object({ placement })

/** For whom the campaigns are meant that run in a place now; a page without one of them has no room there. */
export const AdRoom = z.object({
  data: z.array(
    z.object({
      cities: z.array(z.int()),
      purposes: z.array(z.enum(purposes)),
      types: z.array(z.enum(propertyTypes)),
    }),
  ),
})
export type AdRoom = z.infer<typeof AdRoom>

export const adEvents = ['seen', 'clicked'] as const
export type AdEvent = (typeof adEvents)[number]

/** Told by a browser that an ad was seen (half of it, for a second) or clicked; nothing about who did. */
export const AdNews = z.strictObject({ id: z.int().positive(), event: z.enum(adEvents) })
