import { z } from 'zod'
import { sizeUnitOptions } from '#contract/listings/convert-size.ts'
import { subtypes, typeLabel } from '#contract/listings/property.ts'
import { approvalStatuses } from '#contract/projects/approval.ts'
import { projectStatuses, projectStatusLabels } from '#contract/projects/project-status.ts'
import { stepStarts } from '#contract/projects/step-starts.ts'
import { adminProjects as t } from '#messages/admin.ts'
import type { Section } from '../collections/content-type.ts'
import type { RowColumn } from '../collections/field-spec.ts'
import { columnsInBothLanguages, inBothLanguages } from '../collections/in-both-languages.ts'
import { isOn } from '../switched-off.ts'

const approvalLabels = t.approvals satisfies Record<(typeof approvalStatuses)[number], string>

const unitColumns: readonly RowColumn[] = [
  ...columnsInBothLanguages({ kind: 'text', name: 'name', label: t.units.name }),
  {
    kind: 'choice',
    name: 'subtype',
    label: t.units.kind,
    options: subtypes.map((subtype) => [subtype, typeLabel(subtype)] as const),
    width: 'col-span-2 md:col-span-4',
  },
  { kind: 'number', name: 'beds', label: t.units.beds, nullable: true, width: 'md:col-span-2' },
  { kind: 'number', name: 'baths', label: t.units.baths, nullable: true, width: 'md:col-span-2' },
  { kind: 'number', name: 'size_value', label: t.units.size, width: 'md:col-span-2' },
  {
    kind: 'choice',
    name: 'size_unit',
    label: t.units.sizeUnit,
    options: sizeUnitOptions.map(({ value, label }) => [value, label] as const),
    width: 'md:col-span-2',
  },
  {
    kind: 'money',
    name: 'price_from',
    label: t.units.priceFrom,
    hint: t.units.priceFromHint,
    width: 'col-span-2 md:col-span-4',
  },
  { kind: 'number', name: 'total', label: t.units.total, width: 'md:col-span-2' },
  { kind: 'number', name: 'available', label: t.units.available, width: 'md:col-span-2' },
  {
    kind: 'choice',
    name: 'floor_plan',
    label: t.units.floorPlan,
    hint: t.units.floorPlanHint,
    none: t.units.noFloorPlan,
    optionsOf: ({ floor_plans }) =>
      (FloorPlans.safeParse(floor_plans).data ?? []).map(
        ({ url, alt }, at) => [url, alt || t.units.floorPlanNumber({ number: at + 1 })] as const,
      ),
    width: 'col-span-2 md:col-span-12',
  },
]

/** The units of a kind that can be booked on the site. */
const bookableColumn: RowColumn = {
  kind: 'rows',
  name: 'units',
  label: t.units.bookable,
  one: t.units.bookableUnit,
  width: 'col-span-2 md:col-span-12',
  columns: [
    { kind: 'text', name: 'number', label: t.units.number, hint: t.units.numberHint, width: 'md:col-span-2' },
    { kind: 'number', name: 'floor', label: t.units.floor, hint: t.units.floorHint, width: 'md:col-span-2' },
    { kind: 'text', name: 'facing', label: t.units.facing, hint: t.units.facingHint, width: 'md:col-span-3' },
    {
      kind: 'number',
      name: 'size_value',
      label: t.units.size,
      hint: t.units.sameAsAbove,
      width: 'md:col-span-2',
    },
    { kind: 'money', name: 'price', label: t.units.price, hint: t.units.sameAsAbove, width: 'md:col-span-3' },
  ],
  empty: () => ({ number: '', floor: null, facing: '', size_value: null, price: null }),
}

const FloorPlans = z.array(z.object({ url: z.string(), alt: z.string() }))

/** Only where tokens can be paid. */
const bookingSection: Section = {
  title: t.booking.title,
  text: t.booking.text,
  fields: [
    { kind: 'check', name: 'booking_open', label: t.booking.isOpen },
    { kind: 'money', name: 'booking_amount', label: t.booking.token },
  ],
}

const stepColumns: readonly RowColumn[] = [
  ...columnsInBothLanguages({ kind: 'text', name: 'name', label: t.plan.step }),
  ...columnsInBothLanguages({ kind: 'text', name: 'due', label: t.plan.due }),
  { kind: 'number', name: 'percent', label: t.plan.percent, width: 'md:col-span-3' },
  { kind: 'number', name: 'instalments', label: t.plan.instalments, width: 'md:col-span-3' },
  {
    kind: 'choice',
    name: 'starts',
    label: t.plan.starts,
    options: stepStarts.map((start) => [start, t.plan.startNames[start]] as const),
    width: 'col-span-2 md:col-span-6',
  },
  {
    kind: 'number',
    name: 'after_months',
    label: t.plan.afterMonths,
    hint: t.plan.afterMonthsHint,
    nullable: true,
    width: 'col-span-2 md:col-span-6',
  },
  {
    kind: 'number',
    name: 'every_months',
    label: t.plan.everyMonths,
    hint: t.plan.everyMonthsHint,
    nullable: true,
    width: 'col-span-2 md:col-span-6',
  },
]

export const projectSections: readonly Section[] = [
  {
    title: t.project,
    fields: [
      ...inBothLanguages({ kind: 'text', name: 'name', label: t.name }),
      ...inBothLanguages({ kind: 'text', name: 'developer', label: t.developer }),
      ...inBothLanguages({ kind: 'text', name: 'kind', label: t.kind, hint: t.kindHint }),
      ...inBothLanguages({ kind: 'text', name: 'summary', label: t.summary }),
      ...inBothLanguages({ kind: 'lines', name: 'description', label: t.description, tall: true }),
      {
        kind: 'choice',
        name: 'status',
        label: t.status,
        hint: t.statusHint,
        options: projectStatuses.map((status) => [status, projectStatusLabels[status]] as const),
      },
      {
        kind: 'date',
        name: 'possession_on',
        label: t.possession,
        hint: t.possessionHint,
        nullable: true,
      },
      { kind: 'picture', name: 'image', label: t.mainImage, nullable: true, wide: true },
      { kind: 'check', name: 'shown', label: t.isShown, wide: true },
    ],
  },
  {
    title: t.approval,
    text: t.approvalHelp,
    fields: [
      {
        kind: 'choice',
        name: 'approval_status',
        label: t.approval,
        options: approvalStatuses.map((status) => [status, approvalLabels[status]] as const),
      },
      { kind: 'date', name: 'approval_checked_on', label: t.approvalCheckedOn },
      { kind: 'text', name: 'approval_authority', label: t.approvalAuthority, hint: t.approvalAuthorityHint },
      { kind: 'text', name: 'noc_number', label: t.nocNumber, nullable: true },
      { kind: 'lines', name: 'approval_reason', label: t.approvalReason, wide: true },
    ],
  },
  {
    title: t.location,
    fields: [
      { kind: 'city', name: 'city_id', label: t.city, clears: ['area_id', 'lat', 'long', 'outline'] },
      { kind: 'area', name: 'area_id', label: t.area, city: 'city_id' },
      { kind: 'pin', name: 'lat', with: 'long', label: t.pin, city: 'city_id', area: 'area_id', wide: true },
    ],
  },
  {
    title: t.outline,
    text: t.outlineHelp,
    fields: [
      {
        kind: 'outline',
        name: 'outline',
        label: t.outline,
        city: 'city_id',
        area: 'area_id',
        pin: ['lat', 'long'],
        wide: true,
      },
    ],
  },
  {
    title: t.units.title,
    fields: [
      {
        kind: 'rows',
        name: 'unit_types',
        label: t.units.kinds,
        one: t.units.one,
        columns: isOn('payments') ? [...unitColumns, bookableColumn] : unitColumns,
        wide: true,
        empty: () => ({
          id: null,
          name: '',
          name_ur: '',
          subtype: 'apartment',
          beds: null,
          baths: null,
          size_value: null,
          size_unit: 'sqft',
          price_from: 0,
          total: 1,
          available: 1,
          floor_plan: null,
          units: [],
        }),
      },
    ],
  },
  ...(isOn('payments') ? [bookingSection] : []),
  {
    title: t.plan.title,
    text: t.plan.text,
    fields: [
      {
        kind: 'rows',
        name: 'payment_plan',
        label: t.plan.steps,
        one: t.plan.one,
        columns: stepColumns,
        wide: true,
        empty: () => ({
          ...{ name: '', name_ur: '', percent: null, instalments: 1, due: '', due_ur: '' },
          ...{ starts: 'unknown', after_months: null, every_months: null },
        }),
      },
    ],
  },
  {
    title: t.features,
    fields: [
      ...inBothLanguages({ kind: 'textList', name: 'amenities', label: t.amenities }),
      {
        kind: 'document',
        opens: (id) => `/api/admin/projects/${id}/brochure`,
        name: 'brochure',
        label: t.brochure,
        hint: t.brochureHint,
        wide: true,
      },
    ],
  },
  {
    title: t.images,
    fields: [
      { kind: 'gallery', name: 'images', label: t.gallery, wide: true },
      { kind: 'gallery', name: 'floor_plans', label: t.floorPlans, wide: true },
    ],
  },
]
