/** The answers of an ad server: this one, and any other whose address is AD_SERVER_BASE. */
import { z } from 'zod'
import { propertyTypes, purposes } from '../listings/property.ts'
import { adPlacements } from './ad-slots.ts'

const placement = z.enum(adPlacements)
const id = z.coerce.number<string>().int().positive().max(2_147_483_647)

/** The request for a place of a page. Filters that the visitor did not choose are left out. */
export const AdsQuery = z.object({
  placement,
  city: id.optional(),
  purpose: z.enum(purposes).optional(),
  type: z.enum(propertyTypes).optional(),
})

export const Ad = z.object({
  id: z.int().positive(),
  advertiser: z.string(),
  headline: z.string(),
  text: z.string(),
  link: z.string().describe('A path of this site, or a URL with https://'),
  image: z.string().describe('A stored path such as media/…/original, or an https URL of the ad server'),
  alt: z.string(),
  weight: z.number().describe('Its weight among the ads in the response'),
  cap: z
    .int()
    .nullable()
    .describe('The maximum number of views per visitor and day; counted only in the browser'),
})
export type Ad = z.infer<typeof Ad>

/** A few candidates; the browser chooses one, so that no server learns who saw what. */
export const AdsAnswer = z.object({ ads: z.array(Ad) })
export type AdsAnswer = z.infer<typeof AdsAnswer>

/** The same, or a listing by its id, whose page asks before it knows the listing. */
export const AdSlotQuery = AdsQuery.extend({ listing: id.optional() })

/** Whether a campaign runs that is meant for the page: without one it has no room in that place. */
export const AdSlotData = z.object({ room: z.boolean() })

export const adEvents = ['seen', 'clicked'] as const
export type AdEvent = (typeof adEvents)[number]

/** Sent by a browser when an ad was seen (half of it, for a second) or clicked; nothing about the visitor. */
export const AdNews = z.strictObject({ id: z.int().positive(), event: z.enum(adEvents) })
