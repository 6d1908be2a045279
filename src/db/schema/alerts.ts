/** Saved searches and homes, the addresses that get alerts about them, and what was sent. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { alertChannels, alertFrequencies, alertKinds, alertStatuses } from '#contract/alerts/alert-fields.ts'
import { visitorLanguages } from '#contract/leads/leads.ts'
import { purposes } from '#contract/listings/property.ts'
import type { Search } from '#contract/search/search.ts'
import { createdAt, identity, isOneOf, isThere, time } from './columns.ts'
import { mailbox } from './leads.ts'

/** What a match is about: a new listing, a lower price, back on the market, or no longer on offer. */
export const matchEvents = ['new', 'reduced', 'relisted', 'gone'] as const

/** What a message does: it confirms an alert, brings the link to all of them, or reports matches. */
export const alertMessagePurposes = ['confirm', 'link', 'matches'] as const

/** `held` was made and is not sent yet; `refused` is what the receiver will never take. */
export const alertMessageStates = ['held', 'sent', 'refused'] as const

/** Where alerts go. The links in messages are made of `key` and the signing secret and are not stored. */
export const alertContacts = pgTable(
  'alert_contacts',
  {
    id: identity(),
    key: text().notNull().unique(),
    channel: text({ enum: alertChannels }).notNull(),
    /** An email address in small letters, or a phone in E.164. */
    address: text().notNull(),
    language: text({ enum: visitorLanguages }).notNull(),
    confirmed_at: time(),
    /** Messages in a row that were refused for good; after the third nothing is sent. */
    refusals: smallint().notNull().default(0),
    bounced_at: time(),
    /** Matches are not sent before this time: quiet hours, the daily limit and pauses between messages. */
    not_before: time(),
    created_at: createdAt(),
  },
  (table) => [
    unique('alert_contacts_address_key').on(table.channel, table.address),
    index('alert_contacts_mailbox_idx').on(mailbox(table.address)),
    index('alert_contacts_bounced_idx').on(table.bounced_at).where(isThere(table.bounced_at)),
    check('alert_contacts_channel_check', isOneOf(table.channel, alertChannels)),
    check('alert_contacts_language_check', isOneOf(table.language, visitorLanguages)),
  ],
)

/**
 * A saved search or home. The places of a search have columns of their own, so that they follow a merge; `filters`
 * holds its other keys but for the purpose.
 */
export const alerts = pgTable(
  'alerts',
  {
    id: identity(),
    /** Shared by the alerts that one request made, for email and WhatsApp. */
    reference: text().notNull(),
    contact_id: integer()
      .notNull()
      .references(() => alertContacts.id, { onDelete: 'cascade' }),
    kind: text({ enum: alertKinds }).notNull(),
    status: text({ enum: alertStatuses }).notNull().default('pending'),
    purpose: text({ enum: purposes }),
    city_id: integer(),
    area_ids: integer().array().notNull().default(sql`'{}'`),
    filters: jsonb().$type<Partial<Search>>().notNull().default({}),
    /** No foreign key: an alert reports that its listing was deleted. */
    listing_id: integer(),
    price_drop: boolean().notNull().default(true),
    gone: boolean().notNull().default(false),
    frequency: text({ enum: alertFrequencies }).notNull(),
    wrong_codes: smallint().notNull().default(0),
    /** Earlier publications and changes are not reported. */
    since: time().notNull().defaultNow(),
    /** When its status was last changed. */
    status_at: time().notNull().defaultNow(),
    /** When its waiting matches are to be sent; null while nothing waits. */
    due_at: time(),
    last_sent_at: time(),
    created_at: createdAt(),
  },
  (table) => [
    unique('alerts_reference_key').on(table.reference, table.contact_id),
    index('alerts_contact_idx').on(table.contact_id),
    index('alerts_search_idx')
      .on(table.purpose, table.city_id, table.id)
      .where(sql`${table.status} = 'active' and ${table.kind} = 'search'`),
    index('alerts_home_idx').on(table.listing_id).where(isThere(table.listing_id)),
    index('alerts_due_idx').on(table.due_at).where(isThere(table.due_at)),
    index('alerts_status_idx').on(table.status, table.status_at),
    check('alerts_kind_check', isOneOf(table.kind, alertKinds)),
    check('alerts_status_check', isOneOf(table.status, alertStatuses)),
    check('alerts_frequency_check', isOneOf(table.frequency, alertFrequencies)),
    check('alerts_purpose_check', isOneOf(table.purpose, purposes)),
    check(
      'alerts_about_check',
      sql`(${table.kind} = 'search') = (${table.purpose} is not null) and (${table.kind} = 'home') = (${table.listing_id} is not null)`,
    ),
  ],
)

/** A message to an address. Its text is made when it is sent and stored nowhere. */
export const alertMessages = pgTable(
  'alert_messages',
  {
    id: identity(),
    contact_id: integer()
      .notNull()
      .references(() => alertContacts.id, { onDelete: 'cascade' }),
    purpose: text({ enum: alertMessagePurposes }).notNull(),
    /** The reference of the alerts that it confirms. */
    reference: text(),
    state: text({ enum: alertMessageStates }).notNull().default('held'),
    /** Until this time one server is sending it, and no other does. */
    claimed_until: time(),
    /** The error of the last try to send it. */
    problem: text(),
    created_at: createdAt(),
    sent_at: time(),
  },
  (table) => [
    index('alert_messages_contact_idx').on(table.contact_id, table.created_at),
    index('alert_messages_held_idx').on(table.created_at).where(sql`${table.state} = 'held'`),
    check('alert_messages_purpose_check', isOneOf(table.purpose, alertMessagePurposes)),
    check('alert_messages_state_check', isOneOf(table.state, alertMessageStates)),
  ],
)

/** What an alert reported or is going to report: each occasion once. */
export const alertMatches = pgTable(
  'alert_matches',
  {
    alert_id: integer()
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    listing_id: integer().notNull(),
    /** 'new', or the event and the time of the change. */
    occasion: text().notNull(),
    event: text({ enum: matchEvents }).notNull(),
    /** PKR before a reduction. */
    price_before: bigint({ mode: 'number' }),
    found_at: time().notNull().defaultNow(),
    message_id: integer().references(() => alertMessages.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.alert_id, table.listing_id, table.occasion] }),
    index('alert_matches_waiting_idx').on(table.alert_id).where(sql`${table.message_id} is null`),
    index('alert_matches_message_idx').on(table.message_id).where(isThere(table.message_id)),
    check('alert_matches_event_check', isOneOf(table.event, matchEvents)),
  ],
)

/** Changed listings that are to be matched against all alerts; triggers add a row at every change. */
export const alertChanges = pgTable('alert_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  listing_id: integer().notNull(),
  noted_at: time().notNull().default(sql`clock_timestamp()`),
})
