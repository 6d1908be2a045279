import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { viewingOutcomes, viewingParties, viewingStates } from '#contract/viewings/viewing-states.ts'
import { createdAt, identity, isOneOf, isThere, time } from './columns.ts'
import { leads } from './leads.ts'
import { listings } from './listings.ts'

/** The viewing that a lead asks for. It belongs to the agent of the lead. */
export const viewings = pgTable(
  'viewings',
  {
    id: identity(),
    // A person's viewing is deleted with the lead.
    lead_id: integer()
      .notNull()
      .unique()
      .references(() => leads.id, { onDelete: 'cascade' }),
    listing_id: integer().references(() => listings.id, { onDelete: 'set null' }),
    /** What the visitor's link is made of, with the signing secret. */
    key: text().notNull().unique(),
    state: text({ enum: viewingStates }).notNull().default('proposed'),
    /** Counts the changes; also the sequence number of its calendar entry. */
    version: integer().notNull().default(0),
    /** The times that the visitor proposed. */
    slots: time().array().notNull(),
    /** The zone of the visitor's clock; empty for Pakistan. */
    time_zone: text().notNull().default(''),
    /** The time that was confirmed, or that the agency proposes. */
    at: time(),
    /** The confirmed time that the last change called off: calendars are to forget it. */
    called_off_at: time(),
    /** Who made the last change. */
    changed_by: text({ enum: viewingParties }).notNull().default('visitor'),
    /** Why the agency declined or cancelled. */
    reason: text(),
    outcome: text({ enum: viewingOutcomes }),
    created_at: createdAt(),
    updated_at: time().notNull().defaultNow(),
  },
  (table) => [
    index('viewings_at_idx').on(table.at).where(isThere(table.at)),
    index('viewings_proposed_idx').on(table.created_at).where(sql`${table.state} = 'proposed'`),
    index('viewings_listing_idx').on(table.listing_id).where(isThere(table.listing_id)),
    check('viewings_state_check', isOneOf(table.state, viewingStates)),
    check('viewings_changed_by_check', isOneOf(table.changed_by, viewingParties)),
    check('viewings_outcome_check', isOneOf(table.outcome, viewingOutcomes)),
    check('viewings_done_check', sql`(${table.state} = 'done') = (${table.outcome} is not null)`),
    check(
      'viewings_at_check',
      sql`${table.at} is not null or ${table.state} not in ('countered', 'confirmed', 'done')`,
    ),
  ],
)
