/** What pages tell of what visitors do (specification section 9), in batches; nothing in it says who they are. */
import { z } from 'zod'
import { leadKinds } from './leads.ts'
import { purposes } from './property.ts'

export const countedEvents = [
  'page_view',
  'search',
  'listing_view',
  'project_view',
  'call_click',
  'whatsapp_click',
  'lead_sent',
] as const
export type CountedEventName = (typeof countedEvents)[number]

/** By the width of the window, which is as much as needs to be known. */
export const deviceClasses = ['phone', 'tablet', 'desktop'] as const
export type DeviceClass = (typeof deviceClasses)[number]

const path = z.string().startsWith('/').max(2_000)

export const CountedEvent = z.object({
  event: z.enum(countedEvents),
  /** Of the page where it happened, without the query a visitor typed. */
  path,
  title: z.string().max(500).optional().describe('page_view: of the page, once for each distinct one'),
  referrer: z.string().max(253).optional().describe('page_view, the first of a visit: the host it came from'),
  city: z.int().positive().max(2_147_483_647).optional().describe('search: its city’s ID'),
  purpose: z.enum(purposes).optional().describe('search'),
  about: path.optional().describe('clicks: of the listing whose card was used, when it is not the page’s'),
  kind: z.enum(leadKinds).optional().describe('lead_sent'),
})
export type CountedEvent = z.infer<typeof CountedEvent>

/** A batch. An event that is none of these is left out, and the others count. */
export const CountedBatch = z.object({
  device: z.enum(deviceClasses).optional().catch(undefined),
  events: z.array(z.unknown()),
})
