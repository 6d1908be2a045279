import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { adPlacements } from '#contract/ads/ad-slots.ts'
import { propertyTypes, purposes } from '#contract/listings/property.ts'
import { edited, fileAddress, identity, urduText } from './columns.ts'

/** An empty list of cities, purposes or types means all of them. */
export const adCampaigns = pgTable(
  'ad_campaigns',
  {
    id: identity(),
    name: text().notNull(),
    advertiser: text().notNull(),
    placements: text({ enum: adPlacements }).array().notNull(),
    /** Days in Pakistan, both included; without an end it runs on. */
    starts_on: date({ mode: 'string' }).notNull(),
    ends_on: date({ mode: 'string' }),
    cities: integer().array().notNull().default(sql`'{}'`),
    purposes: text({ enum: purposes }).array().notNull().default(sql`'{}'`),
    types: text({ enum: propertyTypes }).array().notNull().default(sql`'{}'`),
    weight: smallint().notNull().default(1),
    /** How often a visitor sees it in a day at most; null is no limit. */
    cap: smallint(),
    image: fileAddress(),
    alt: text().notNull(),
    alt_ur: urduText(),
    headline: text().notNull(),
    /** A campaign without it is shown on Urdu pages only where no other runs. */
    headline_ur: urduText(),
    text: text().notNull().default(''),
    text_ur: urduText(),
    link: text().notNull(),
    shown: boolean().notNull().default(true),
    ...edited(),
  },
  (table) => [
    check('ad_campaigns_days_check', sql`${table.ends_on} >= ${table.starts_on}`),
    check('ad_campaigns_weight_check', sql`${table.weight} > 0`),
  ],
)
