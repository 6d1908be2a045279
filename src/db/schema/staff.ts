/** Who works in the admin app. The sign-in library reads and writes these by the names of their properties. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { MailChoicesChange } from '#contract/admin/mail-choices.ts'
import { roles } from '#contract/permissions.ts'
import { createdAt, identity, isOneOf } from './columns.ts'

const when = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const staff = pgTable(
  'staff',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    role: text({ enum: roles }).notNull(),
    /** A person who left keeps the row, for the audit log, and cannot sign in any more. */
    active: boolean().notNull().default(true),
    /**
     * The agent that this person is on the public site; no foreign key, so that clearing the demo clears no
     * staff.
     */
    agentId: integer('agent_id').unique(),
    /** Which mails they chose; other mails follow the role. */
    mailChoices: jsonb('mail_choices').$type<MailChoicesChange>().notNull().default({}),
    /** What the private address of their calendar is made of; null while they have none. */
    calendarKey: text('calendar_key').unique(),
    createdAt: when('created_at').notNull().defaultNow(),
    updatedAt: when('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('staff_role_check', isOneOf(table.role, roles)),
    check('staff_email_check', sql`${table.email} = lower(${table.email})`),
  ],
)

const staffId = (name: string) =>
  text(name)
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' })

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: staffId('staff_id'),
    expiresAt: when('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: when('created_at').notNull().defaultNow(),
    updatedAt: when('updated_at').notNull().defaultNow(),
  },
  (table) => [index('staff_sessions_staff_idx').on(table.userId)],
)

/** A person's sign-in method: here a password, as the library's scrypt digest. */
export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: text().primaryKey(),
    userId: staffId('staff_id'),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: when('access_token_expires_at'),
    refreshTokenExpiresAt: when('refresh_token_expires_at'),
    scope: text(),
    createdAt: when('created_at').notNull().defaultNow(),
    updatedAt: when('updated_at').notNull().defaultNow(),
  },
  (table) => [index('staff_accounts_staff_idx').on(table.userId)],
)

/** Links that were mailed, and the state between a password and its second factor. */
export const staffVerifications = pgTable(
  'staff_verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: when('expires_at').notNull(),
    createdAt: when('created_at').notNull().defaultNow(),
    updatedAt: when('updated_at').notNull().defaultNow(),
  },
  (table) => [index('staff_verifications_identifier_idx').on(table.identifier)],
)

export const staffSecondFactors = pgTable(
  'staff_second_factors',
  {
    id: text().primaryKey(),
    userId: staffId('staff_id'),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: when('locked_until'),
  },
  (table) => [index('staff_second_factors_staff_idx').on(table.userId)],
)

/** Who changed what, from what to what. Rows are added and never changed: a trigger refuses it. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: identity(),
    at: createdAt(),
    /** Null for actions of the server itself. No foreign key: the log outlives the account. */
    staff_id: text(),
    staff_name: text().notNull(),
    action: text().notNull(),
    entity: text().notNull(),
    entity_id: text(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
  },
  (table) => [
    index('audit_log_at_idx').on(table.at.desc()),
    index('audit_log_entity_idx').on(table.entity, table.entity_id),
  ],
)
