import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { sizeUnits, subtypes } from '#contract/listings/property.ts'
import { approvalStatuses } from '#contract/projects/approval.ts'
import { projectStatuses } from '#contract/projects/project-status.ts'
import { stepStarts } from '#contract/projects/step-starts.ts'
import {
  asEnum,
  createdAt,
  edited,
  fileAddress,
  identity,
  isOneOf,
  outline,
  position,
  positionIsWhole,
  time,
  urduText,
  urduTexts,
} from './columns.ts'
import { areas, cities } from './places.ts'

export const projectImageRoles = ['gallery', 'floor plan'] as const

export const projects = pgTable(
  'projects',
  {
    id: identity(),
    name: text().notNull().unique(),
    name_ur: urduText(),
    slug: text().notNull(),
    developer: text().notNull(),
    developer_ur: urduText(),
    summary: text().notNull(),
    summary_ur: urduText(),
    description: text().notNull(),
    description_ur: urduText(),
    kind: text().notNull(),
    kind_ur: urduText(),
    city_id: integer()
      .notNull()
      .references(() => cities.id),
    area_id: integer(),
    ...position(),
    ...outline(),
    image: fileAddress(),
    amenities: text().array().notNull().default(sql`'{}'`),
    amenities_ur: urduTexts(),
    approval_authority: text().notNull(),
    noc_number: text(),
    approval_status: text({ enum: approvalStatuses }).notNull(),
    approval_checked_on: date({ mode: 'string' }).notNull(),
    /** Why none is required, when none is. */
    approval_reason: text().notNull().default(''),
    /** As staff set it; a project without a unit left is sold out regardless of this. */
    status: text({ enum: projectStatuses }).notNull().default('under construction'),
    possession_on: date({ mode: 'string' }),
    brochure: fileAddress(),
    /** Whether its units can be booked on the site, and the token that books one, in PKR. */
    booking_open: boolean().notNull().default(false),
    booking_amount: bigint({ mode: 'number' }).notNull().default(0),
    shown: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: time().notNull().defaultNow(),
    ...edited(),
  },
  (table) => [
    foreignKey({
      name: 'projects_area_fkey',
      columns: [table.area_id, table.city_id],
      foreignColumns: [areas.id, areas.city_id],
    }),
    check('projects_status_check', isOneOf(table.status, projectStatuses)),
    check('projects_approval_check', isOneOf(table.approval_status, approvalStatuses)),
    check(
      'projects_noc_check',
      sql`${table.approval_status} <> 'approved' or ${table.noc_number} is not null`,
    ),
    check('projects_position_check', positionIsWhole(table)),
    check(
      'projects_booking_check',
      sql`${table.booking_amount} >= 0 and (not ${table.booking_open} or ${table.booking_amount} > 0)`,
    ),
  ],
)

const projectId = () =>
  integer()
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' })

export const projectUnitTypes = pgTable(
  'project_unit_types',
  {
    id: identity(),
    project_id: projectId(),
    position: smallint().notNull(),
    name: text().notNull(),
    name_ur: urduText(),
    subtype: text({ enum: asEnum(subtypes) }).notNull(),
    beds: smallint(),
    baths: smallint(),
    size_value: doublePrecision().notNull(),
    size_unit: text({ enum: sizeUnits }).notNull(),
    size_sqft: doublePrecision().notNull(),
    price_from: bigint({ mode: 'number' }).notNull(),
    total: integer().notNull(),
    available: integer().notNull(),
    /** The address of one of the project's floor plans. */
    floor_plan: text(),
  },
  (table) => [
    unique('project_unit_types_key').on(table.project_id, table.position),
    check('project_unit_types_price_check', sql`${table.price_from} >= 0`),
    check('project_unit_types_units_check', sql`${table.available} between 0 and ${table.total}`),
    check('project_unit_types_size_check', sql`${table.size_value} > 0 and ${table.size_sqft} > 0`),
    check('project_unit_types_unit_check', isOneOf(table.size_unit, sizeUnits)),
    check('project_unit_types_subtype_check', isOneOf(table.subtype, subtypes)),
  ],
)

/** The units that can be booked on the site, each by the number on its door. */
export const projectUnits = pgTable(
  'project_units',
  {
    id: identity(),
    project_id: projectId(),
    unit_type_id: integer()
      .notNull()
      .references(() => projectUnitTypes.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    number: text().notNull(),
    /** 0 is the ground floor; null for a plot or a house. */
    floor: smallint(),
    /** Its view, such as 'Margalla Hills'. */
    facing: text().notNull().default(''),
    /** In the unit of its kind; null: the size of its kind. */
    size_value: doublePrecision(),
    /** PKR; null: the price of its kind. */
    price: bigint({ mode: 'number' }),
  },
  (table) => [
    unique('project_units_number_key').on(table.project_id, table.number),
    check('project_units_size_check', sql`${table.size_value} > 0`),
    check('project_units_price_check', sql`${table.price} >= 0`),
    index('project_units_type_idx').on(table.unit_type_id),
  ],
)

/** The steps of the payment plan in the order they fall due; their percents add up to 100. */
export const projectPaymentSteps = pgTable(
  'project_payment_steps',
  {
    id: identity(),
    project_id: projectId(),
    position: smallint().notNull(),
    name: text().notNull(),
    name_ur: urduText(),
    percent: doublePrecision().notNull(),
    instalments: smallint().notNull().default(1),
    due: text().notNull(),
    due_ur: urduText(),
    starts: text({ enum: asEnum(stepStarts) })
      .notNull()
      .default('unknown'),
    after_months: smallint(),
    every_months: smallint(),
  },
  (table) => [
    unique('project_payment_steps_key').on(table.project_id, table.position),
    check('project_payment_steps_percent_check', sql`${table.percent} > 0 and ${table.percent} <= 100`),
    check('project_payment_steps_instalments_check', sql`${table.instalments} >= 1`),
    check('project_payment_steps_starts_check', isOneOf(table.starts, stepStarts)),
  ],
)

export const projectImages = pgTable(
  'project_images',
  {
    id: identity(),
    project_id: projectId(),
    position: smallint().notNull(),
    role: text({ enum: projectImageRoles }).notNull().default('gallery'),
    url: fileAddress().notNull(),
    alt: text().notNull(),
    alt_ur: urduText(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (table) => [
    unique('project_images_key').on(table.project_id, table.role, table.position),
    check('project_images_role_check', isOneOf(table.role, projectImageRoles)),
  ],
)

export const projectVideos = pgTable(
  'project_videos',
  {
    id: identity(),
    project_id: projectId(),
    title: text().notNull(),
    title_ur: urduText(),
    description: text().notNull().default(''),
    description_ur: urduText(),
    url: fileAddress().notNull(),
    poster: fileAddress(),
    created_at: createdAt(),
    updated_at: time().notNull().defaultNow(),
    ...edited(),
  },
  (table) => [index('project_videos_project_idx').on(table.project_id)],
)
