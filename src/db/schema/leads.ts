import { isNull, type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { openStatuses } from '#contract/admin/lead-statuses.ts'
import { mailStatuses } from '#contract/admin/system.ts'
import type { LeadEstimate } from '#contract/estimates/lead-estimate.ts'
import { leadKinds, leadSources, leadStatuses, lostReasons, visitorLanguages } from '#contract/leads/leads.ts'
import { purposes } from '#contract/listings/property.ts'
import { bookings } from './bookings.ts'
import { createdAt, identity, isOneOf, isThere, time } from './columns.ts'
import { jobApplications } from './jobs.ts'
import { listings } from './listings.ts'
import { agents } from './people.ts'
import { cities } from './places.ts'
import { projects } from './projects.ts'
import { staff } from './staff.ts'

/** Every request of a visitor, from any form; `payload` is the form as it was sent. */
export const leads = pgTable(
  'leads',
  {
    id: identity(),
    reference: text().notNull().unique(),
    kind: text({ enum: leadKinds }).notNull(),
    status: text({ enum: leadStatuses }).notNull().default('new'),
    name: text().notNull(),
    email: text(),
    phone: text(),
    phone_e164: text(),
    /** In which language emails go to them. */
    language: text({ enum: visitorLanguages }).notNull().default('en'),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** A digest of sender and text: the same text within ten minutes is no second lead. */
    words: text().unique(),
    listing_id: integer().references(() => listings.id, { onDelete: 'set null' }),
    project_id: integer().references(() => projects.id, { onDelete: 'set null' }),
    /** The estimate that the server computed and the visitor saw; null for other leads. */
    estimate: jsonb().$type<LeadEstimate>(),
    owner_id: integer().references(() => agents.id, { onDelete: 'set null' }),
    assigned_at: time(),
    source: text({ enum: leadSources }).notNull().default('website'),
    /**
     * The city it is about, as far as the listing, the project or the form say; found after the lead was
     * stored.
     */
    city_id: integer().references(() => cities.id, { onDelete: 'set null' }),
    /** When a member of staff first called or wrote. */
    first_contacted_at: time(),
    /** When its current owner first opened it. */
    opened_at: time(),
    lost_reason: text({ enum: lostReasons }),
    /** The lead of the same person that this one was merged into. */
    merged_into: integer().references((): AnyPgColumn => leads.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: time().notNull().defaultNow(),
  },
  (table) => [
    index('leads_merged_idx').on(table.merged_into).where(isThere(table.merged_into)),
    index('leads_listing_idx').on(table.listing_id).where(isThere(table.listing_id)),
    // For the round-robin: when each agent had the last lead.
    index('leads_owner_idx').on(table.owner_id, table.assigned_at.desc()).where(isThere(table.owner_id)),
    // A second request to be called back is refused while one is open (D16).
    uniqueIndex('leads_open_call_back_idx')
      .on(sql`coalesce(${table.phone_e164}, ${table.phone})`)
      .where(
        sql`${table.kind} = 'get_in_touch' and ${table.status} not in ('won', 'lost') and ${table.merged_into} is null`,
      ),
    check('leads_kind_check', isOneOf(table.kind, leadKinds)),
    check('leads_status_check', isOneOf(table.status, leadStatuses)),
    check('leads_language_check', isOneOf(table.language, visitorLanguages)),
    check('leads_source_check', isOneOf(table.source, leadSources)),
    check('leads_lost_check', sql`(${table.status} = 'lost') = (${table.lost_reason} is not null)`),
    check('leads_reason_check', isOneOf(table.lost_reason, lostReasons)),
    check('leads_contact_check', sql`${table.email} is not null or ${table.phone} is not null`),
    check('leads_payload_check', sql`jsonb_typeof(${table.payload}) = 'object'`),
  ],
)

/** A member of staff's valuation of a lead's property, beside the estimate; both in PKR. */
export const estimateCorrections = pgTable(
  'estimate_corrections',
  {
    // A person's figures are deleted with the lead.
    lead_id: integer()
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    purpose: text({ enum: purposes }).notNull(),
    /** The estimate that it corrects. */
    likely: bigint({ mode: 'number' }).notNull(),
    figure: bigint({ mode: 'number' }).notNull(),
    staff_id: text().references(() => staff.id, { onDelete: 'set null' }),
    corrected_at: createdAt(),
  },
  (table) => [
    check('estimate_corrections_purpose_check', isOneOf(table.purpose, purposes)),
    check('estimate_corrections_figures_check', sql`${table.likely} > 0 and ${table.figure} > 0`),
  ],
)

const words = customType<{ data: string }>({ dataType: () => 'tsvector' })

// Enumerations are small and quick to compare: a filter looks at a quarter of a million of them.
export const leadKind = pgEnum('lead_kind', leadKinds)
export const leadStatus = pgEnum('lead_status', leadStatuses)
export const leadSource = pgEnum('lead_source', leadSources)

/**
 * What the inbox reads: what leads are filtered and sorted by, who sent them and the text that was sent; a
 * trigger keeps it in step with `leads`. A separate table, because it is written after the lead was stored:
 * visitors who send a form do not wait for it or its indexes.
 */
export const leadSearch = pgTable(
  'lead_search',
  {
    lead_id: integer()
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    created_at: time().notNull(),
    updated_at: time().notNull(),
    kind: leadKind().notNull(),
    status: leadStatus().notNull(),
    source: leadSource().notNull(),
    owner_id: integer(),
    city_id: integer(),
    merged_into: integer(),
    /** E.164, or as it was typed when no network has it. */
    phone: text(),
    /** In small letters. */
    email: text(),
    words: words().notNull(),
  },
  (table) => {
    const { created_at, updated_at, lead_id, kind, status, source, owner_id, city_id } = table
    const isOwn = isNull(table.merged_into)
    // Each index has all filter columns, so that leads are counted without reading their rows.
    return [
      index('lead_search_received_idx')
        .on(created_at, lead_id, kind, status, source, owner_id, city_id)
        .where(isOwn),
      index('lead_search_changed_idx')
        .on(updated_at, lead_id, kind, status, source, owner_id, city_id)
        .where(isOwn),
      index('lead_search_owner_idx').on(owner_id, created_at, lead_id, kind, status, source).where(isOwn),
      index('lead_search_city_idx').on(city_id, created_at, lead_id, kind, status, source).where(isOwn),
      // What the inbox shows when it opens: few leads, however many there are in total.
      index('lead_search_open_idx')
        .on(created_at, lead_id, kind, status, source, owner_id, city_id, updated_at)
        .where(sql`${isOwn} and ${isOneOf(status, openStatuses)}`),
      index('lead_search_words_idx').using('gin', table.words),
      index('lead_search_phone_idx').on(table.phone).where(isThere(table.phone)),
      index('lead_search_email_idx').on(table.email).where(isThere(table.email)),
    ]
  },
)

/** A reminder of a member of staff, alone or about a lead. */
export const tasks = pgTable(
  'tasks',
  {
    id: identity(),
    staff_id: text()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    lead_id: integer().references(() => leads.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    due_at: time().notNull(),
    done_at: time(),
    created_at: createdAt(),
  },
  (table) => [
    index('tasks_open_idx').on(table.staff_id, table.due_at).where(sql`${table.done_at} is null`),
    index('tasks_lead_idx').on(table.lead_id).where(isThere(table.lead_id)),
  ],
)

/** The timeline of a lead or of a job application: what happened and who did it. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: identity(),
    lead_id: integer().references(() => leads.id, { onDelete: 'cascade' }),
    application_id: integer().references(() => jobApplications.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    note: text().notNull(),
    actor: text().notNull(),
    at: createdAt(),
  },
  (table) => [
    index('lead_events_lead_idx').on(table.lead_id, table.at),
    index('lead_events_application_idx')
      .on(table.application_id, table.at)
      .where(isThere(table.application_id)),
    check('lead_events_about_check', sql`num_nonnulls(${table.lead_id}, ${table.application_id}) = 1`),
  ],
)

/** The stored answer to a request with an Idempotency-Key, to be given again for the same request. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    path: text().notNull(),
    key: text().notNull(),
    body_hash: text().notNull(),
    status: smallint().notNull(),
    answer: jsonb().$type<unknown>().notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.path, table.key] })],
)

/** One name for the spellings of an address that reach the same mailbox: capitals, a +tag, the dots of Gmail. */
export function mailbox(address: AnyPgColumn | SQL): SQL {
  const host = sql`regexp_replace(lower(split_part(${address}, '@', 2)), '^googlemail[.]com$', 'gmail.com')`
  const box = sql`split_part(lower(split_part(${address}, '@', 1)), '+', 1)`
  return sql`(case when ${host} = 'gmail.com' then replace(${box}, '.', '') else ${box} end || '@' || ${host})`
}

/** The email that thanks the sender of a form; a booking's is a receipt. */
export const isThanksOfForm = sql.raw(`purpose = 'visitor' and booking_id is null`)

/** Every mail of ours. Without SMTP settings mails stay here as 'kept' and the admin app shows them. */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    lead_id: integer().references(() => leads.id, { onDelete: 'cascade' }),
    application_id: integer().references(() => jobApplications.id, { onDelete: 'cascade' }),
    booking_id: integer().references(() => bookings.id, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    recipient: text().notNull(),
    reply_to: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** An appointment that goes with it (RFC 5545), with lines of any length. */
    calendar: text(),
    status: text({ enum: mailStatuses }).notNull().default('waiting'),
    /** How often it was sent once more after it had gone. */
    copies: smallint().notNull().default(0),
    /** The error of the last try to send it. */
    problem: text(),
    /** Until this time one server is sending it, and no other does. */
    claimed_until: time(),
    created_at: createdAt(),
    sent_at: time(),
  },
  (table) => [
    index('mails_created_idx').on(table.created_at.desc()),
    index('mails_thanks_idx').on(mailbox(table.recipient), table.created_at).where(isThanksOfForm),
    // Few of many: queried for mails that no job sends any more.
    index('mails_waiting_idx').on(table.created_at).where(sql`${table.status} = 'waiting'`),
    // However many workers take the job: one mail of each purpose.
    unique('mails_lead_key').on(table.lead_id, table.purpose),
    unique('mails_application_key').on(table.application_id, table.purpose),
    unique('mails_booking_key').on(table.booking_id, table.purpose),
    check('mails_status_check', isOneOf(table.status, mailStatuses)),
    check('mails_sent_check', sql`(${table.status} = 'sent') = (${table.sent_at} is not null)`),
  ],
)
