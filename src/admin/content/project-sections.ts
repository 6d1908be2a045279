import { z } from 'zod'
import { sizeUnitOptions } from '#contract/listings/convert-size.ts'
import { subtypes, typeLabel } from '#contract/listings/property.ts'
import { approvalStatuses } from '#contract/projects/approval.ts'
import { projectStatuses, projectStatusLabels } from '#contract/projects/project-status.ts'
import type { Section } from '../collections/content-type.ts'
import type { RowColumn } from '../collections/field-spec.ts'
import { isOn } from '../switched-off.ts'

const approvalLabels = {
  approved: 'Approved',
  'in process': 'In process',
  'not required': 'Not required',
} as const satisfies Record<(typeof approvalStatuses)[number], string>

const unitColumns: readonly RowColumn[] = [
  { kind: 'text', name: 'name', label: 'Name', width: 'col-span-2 md:col-span-5' },
  {
    kind: 'choice',
    name: 'subtype',
    label: 'Kind',
    options: subtypes.map((subtype) => [subtype, typeLabel(subtype)] as const),
    width: 'col-span-2 md:col-span-3',
  },
  { kind: 'number', name: 'beds', label: 'Beds', nullable: true, width: 'md:col-span-2' },
  { kind: 'number', name: 'baths', label: 'Baths', nullable: true, width: 'md:col-span-2' },
  { kind: 'number', name: 'size_value', label: 'Size', width: 'md:col-span-2' },
  {
    kind: 'choice',
    name: 'size_unit',
    label: 'Unit',
    options: sizeUnitOptions.map(({ value, label }) => [value, label] as const),
    width: 'md:col-span-2',
  },
  {
    kind: 'money',
    name: 'price_from',
    label: 'From, PKR',
    hint: '0 is on call',
    width: 'col-span-2 md:col-span-4',
  },
  { kind: 'number', name: 'total', label: 'Built', width: 'md:col-span-2' },
  { kind: 'number', name: 'available', label: 'Available', width: 'md:col-span-2' },
  {
    kind: 'choice',
    name: 'floor_plan',
    label: 'Floor plan',
    hint: 'Add it under Pictures first',
    none: 'None',
    optionsOf: ({ floor_plans }) =>
      (FloorPlans.safeParse(floor_plans).data ?? []).map(
        ({ url, alt }, at) => [url, alt || `Floor plan ${at + 1}`] as const,
      ),
    width: 'col-span-2 md:col-span-12',
  },
]

/** The units of a kind that can be booked on the site. */
const bookableColumn: RowColumn = {
  kind: 'rows',
  name: 'units',
  label: 'Units that can be booked on the site',
  one: 'Bookable unit',
  width: 'col-span-2 md:col-span-12',
  columns: [
    { kind: 'text', name: 'number', label: 'Number', hint: 'e.g. A-101', width: 'md:col-span-2' },
    { kind: 'number', name: 'floor', label: 'Floor', hint: '0 = ground', width: 'md:col-span-2' },
    { kind: 'text', name: 'facing', label: 'Facing', hint: 'e.g. Park', width: 'md:col-span-3' },
    { kind: 'number', name: 'size_value', label: 'Size', hint: 'Empty = as above', width: 'md:col-span-2' },
    { kind: 'money', name: 'price', label: 'Price, PKR', hint: 'Empty = as above', width: 'md:col-span-3' },
  ],
  empty: () => ({ number: '', floor: null, facing: '', size_value: null, price: null }),
}

const FloorPlans = z.array(z.object({ url: z.string(), alt: z.string() }))

/** Only where tokens can be paid. */
const bookingSection: Section = {
  title: 'Booking on the site',
  text: 'Visitors hold a unit and pay its token. Add the units above, under their kind.',
  fields: [
    { kind: 'check', name: 'booking_open', label: 'Units can be booked on the site' },
    { kind: 'money', name: 'booking_amount', label: 'Token that books a unit, PKR' },
  ],
}

const stepColumns: readonly RowColumn[] = [
  { kind: 'text', name: 'name', label: 'Step', width: 'col-span-2 md:col-span-4' },
  { kind: 'number', name: 'percent', label: 'Percent', width: 'md:col-span-2' },
  { kind: 'number', name: 'instalments', label: 'Instalments', width: 'md:col-span-2' },
  { kind: 'text', name: 'due', label: 'Due', width: 'col-span-2 md:col-span-4' },
]

export const projectSections: readonly Section[] = [
  {
    title: 'The project',
    fields: [
      { kind: 'text', name: 'name', label: 'Name' },
      { kind: 'text', name: 'developer', label: 'Developer' },
      { kind: 'text', name: 'kind', label: 'Kind', hint: 'Such as Apartments' },
      { kind: 'check', name: 'shown', label: 'Shown on the site' },
      {
        kind: 'choice',
        name: 'status',
        label: 'Status',
        hint: 'Sold out is shown by itself once no unit is available',
        options: projectStatuses.map((status) => [status, projectStatusLabels[status]] as const),
      },
      {
        kind: 'date',
        name: 'possession_on',
        label: 'Possession',
        hint: 'Leave it empty until it is announced',
        nullable: true,
      },
      { kind: 'text', name: 'summary', label: 'In one sentence', wide: true },
      { kind: 'lines', name: 'description', label: 'Description', tall: true, wide: true },
      { kind: 'picture', name: 'image', label: 'Main picture', nullable: true, wide: true },
    ],
  },
  {
    title: 'Approval',
    text: 'A project is shown only when this is known, or it is said why none is required.',
    fields: [
      {
        kind: 'choice',
        name: 'approval_status',
        label: 'Approval',
        options: approvalStatuses.map((status) => [status, approvalLabels[status]] as const),
      },
      { kind: 'date', name: 'approval_checked_on', label: 'Checked on' },
      { kind: 'text', name: 'approval_authority', label: 'Authority', hint: 'Such as CDA or LDA' },
      { kind: 'text', name: 'noc_number', label: 'NOC number', nullable: true },
      { kind: 'lines', name: 'approval_reason', label: 'Why none is required', wide: true },
    ],
  },
  {
    title: 'Where it is',
    fields: [
      { kind: 'city', name: 'city_id', label: 'City', clears: ['area_id', 'lat', 'long'] },
      { kind: 'area', name: 'area_id', label: 'Area', city: 'city_id' },
      { kind: 'pin', name: 'lat', with: 'long', label: 'Pin', city: 'city_id', area: 'area_id', wide: true },
    ],
  },
  {
    title: 'Units',
    fields: [
      {
        kind: 'rows',
        name: 'unit_types',
        label: 'Kinds of units',
        one: 'Unit',
        columns: isOn('payments') ? [...unitColumns, bookableColumn] : unitColumns,
        wide: true,
        empty: () => ({
          id: null,
          name: '',
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
    title: 'Payment plan',
    text: 'In the order the steps fall due; together they are 100 %.',
    fields: [
      {
        kind: 'rows',
        name: 'payment_plan',
        label: 'Steps',
        one: 'Step',
        columns: stepColumns,
        wide: true,
        empty: () => ({ name: '', percent: null, instalments: 1, due: '' }),
      },
    ],
  },
  {
    title: 'What it has',
    fields: [
      { kind: 'textList', name: 'amenities', label: 'Amenities', wide: true },
      {
        kind: 'document',
        opens: (id) => `/api/admin/projects/${id}/brochure`,
        name: 'brochure',
        label: 'Brochure',
        hint: 'Sent to whoever asks for it; the site does not link to it.',
        wide: true,
      },
    ],
  },
  {
    title: 'Pictures',
    fields: [
      { kind: 'gallery', name: 'images', label: 'Gallery', wide: true },
      { kind: 'gallery', name: 'floor_plans', label: 'Floor plans', wide: true },
    ],
  },
]
