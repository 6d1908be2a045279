/** The events of visits that pages report (S9.7), in batches; they do not identify visitors. */
import { z } from 'zod'
import { leadKinds } from '../leads/leads.ts'

export const countedEvents = [
  'page_view',
  'search',
  'search_empty',
  'listing_view',
  'project_view',
  'call_click',
  'whatsapp_click',
  'lead_sent',
] as const
export type CountedEventName = (typeof countedEvents)[number]

/** The most filters of a search that are reported. */
export const mostFilters = 8

const path = z
  .string()
  .regex(/^\/[^?#\s]*$/)
  .max(2_000)

export const CountedEvent = z.object({
  event: z.enum(countedEvents),
  /** The path of the page, without the query a visitor typed. */
  path,
  title: z.string().max(500).optional().describe('page_view: of the page, once for each distinct one'),
  referrer: z.string().max(253).optional().describe('First page_view of a visit: the referring host'),
  filters: z
    .array(z.string().max(50))
    .max(mostFilters)
    .nullish()
    .describe(
      'search: ‘purpose=rent’, ‘cityId=1’; search_empty also: ‘areaIds=4’, ‘subtype=house’, ‘type=plot’',
    ),
  about: path.optional().describe('Clicks: the listing of the card, if it is not the listing of the page'),
  kind: z.enum(leadKinds).optional().describe('lead_sent'),
})
export type CountedEvent = z.infer<typeof CountedEvent>

/** A batch. Unknown events are dropped, and the others count. */
export const CountedBatch = z.object({
  /** The width of the window, in CSS pixels. */
  width: z.number().optional().catch(undefined),
  events: z.array(z.unknown()),
})
