/** The fields of the website's forms, valuations and wanted properties above all, each in a column of its own. */

import { exportColumns } from '#messages/admin.ts'
import type { Cell, ExportColumn } from '../csv/index.ts'
import { payloadFacts } from '../leads/index.ts'

const t = exportColumns.form

type Sent = { payload: Readonly<Record<string, unknown>>; project_id: number | null }

/** A column, and the fields of the forms that it takes its value from: the first that says something. */
const fields: ReadonlyArray<readonly [label: string, names: readonly string[]]> = [
  [t.purpose, ['purpose']],
  [t.propertyType, ['type']],
  [t.subtype, ['subtype']],
  [t.cityAsSent, ['city']],
  [t.cityId, ['cityId', 'city_id']],
  [t.area, ['area', 'areaName']],
  [t.areaId, ['area_id']],
  [t.chosenAreas, ['selectedAreas']],
  [t.chosenAreaIds, ['selectedAreasId']],
  [t.location, ['client_Location', 'city_location']],
  [t.size, ['size']],
  [t.sizeUnit, ['size_unit', 'sizeUnit']],
  [t.beds, ['beds']],
  [t.minimumPricePkr, ['minPrice']],
  [t.maximumPricePkr, ['maxPrice']],
  [t.projectId, ['project_id', 'projectId']],
  [t.projectTypeId, ['armsProjectTypeId']],
  [t.brochureWanted, ['brochure']],
  [t.referredBy, ['reference']],
  [t.qrCode, ['qrcode']],
]

/** Said in columns of their own for every kind of lead. */
const saidApart = new Set([
  ...fields.flatMap(([, names]) => names),
  ...['name', 'first_name', 'fullname', 'email', 'phone', 'property_id'],
  ...['inquiry', 'message', 'feedback', 'description'],
])

/** Whatever a form asks that has no column yet is in the last one, so that an export never leaves anything out. */
export const formColumns: ReadonlyArray<ExportColumn<Sent>> = [
  ...fields.map(([label, names]) => ({ label, of: ({ payload }: Sent) => firstOf(payload, names) })),
  { label: t.otherDetails, of: ({ payload }) => otherDetails(payload) },
]

function firstOf(payload: Sent['payload'], names: readonly string[]): Cell {
  return names.map((name) => asCell(payload[name])).find((cell) => cell !== null && cell !== '')
}

function asCell(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return Array.isArray(value) ? value.join('; ') : String(value)
}

function otherDetails(payload: Sent['payload']): string {
  const rest = Object.fromEntries(Object.entries(payload).filter(([name]) => !saidApart.has(name)))
  return payloadFacts(rest)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('; ')
}
