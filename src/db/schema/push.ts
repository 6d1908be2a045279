/** Webhooks and their deliveries. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { type Attempt, type PushEvent, pushTargets, type SentEvent } from '#contract/admin/webhooks.ts'
import { createdAt, edited, identity, isOneOf, isThere, time } from './columns.ts'
import { leads } from './leads.ts'

/**
 * Addresses that staff have events sent to. The secret that signs is made of the installation's own and `salt`: it is
 * stored nowhere.
 */
export const webhooks = pgTable('webhooks', {
  id: identity(),
  name: text().notNull(),
  url: text().notNull(),
  events: text().array().$type<PushEvent[]>().notNull(),
  /** Whether events about leads say who the visitor is. */
  with_contact: boolean().notNull().default(false),
  active: boolean().notNull().default(true),
  salt: text().notNull(),
  /** Of the secret before: it signs too for a day, so that no receiver misses anything. */
  old_salt: text(),
  secret_at: time(),
  failing_since: time(),
  paused_at: time(),
  created_at: createdAt(),
  ...edited(),
})

/** One event on its way to one receiver; its job in the queue has the same id. Forgotten with the lead it is about. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    id: uuid().primaryKey(),
    /** The same for all receivers of an event, and for every try: by it they know what they had before. */
    message_id: text().notNull(),
    target: text({ enum: pushTargets }).notNull(),
    webhook_id: integer().references(() => webhooks.id, { onDelete: 'cascade' }),
    lead_id: integer().references(() => leads.id, { onDelete: 'cascade' }),
    event: text().$type<SentEvent>().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    happened_at: time().notNull(),
    attempts: jsonb().$type<Attempt[]>().notNull().default([]),
    delivered_at: time(),
    created_at: createdAt(),
  },
  (table) => [
    unique('push_deliveries_once').on(table.message_id, table.target, table.webhook_id).nullsNotDistinct(),
    index('push_deliveries_created_idx').on(table.created_at.desc(), table.id),
    index('push_deliveries_webhook_idx')
      .on(table.webhook_id, table.created_at.desc())
      .where(isThere(table.webhook_id)),
    index('push_deliveries_lead_idx').on(table.lead_id).where(isThere(table.lead_id)),
    check('push_deliveries_target_check', isOneOf(table.target, pushTargets)),
    check(
      'push_deliveries_webhook_check',
      sql`(${table.target} = 'webhook') = (${table.webhook_id} is not null)`,
    ),
  ],
)
