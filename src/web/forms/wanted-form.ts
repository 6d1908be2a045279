import { wantedDefaults, wantedFields, wantedPurposes } from '#contract/enquiry-fields.ts'
import type { FormField } from '#contract/form.ts'
import { validationMessages } from '#contract/messages.ts'
import { parsePrice } from '#contract/money.ts'
import { propertyTypes, sizeUnits, subtypes } from '#contract/property.ts'
import type { SearchChoice } from '#contract/search-address.ts'
import { fromSquareFeet, toSquareFeet } from '#contract/sizes.ts'
import { call } from '../api.ts'
import { chosen } from './chosen.ts'
import { personLabels } from './person-labels.ts'
import type { SiteForm, Values } from './site-form.ts'

/** Typed as people say it; whole rupees go over the wire. */
const price: FormField = {
  rules: [
    (text) => (text === '' || parsePrice(text) !== undefined ? undefined : validationMessages.notANumber),
  ],
  max: 40,
}
const id: FormField = { rules: [], max: 10 }
const { purpose, type, subtype, city, areaName, size, sizeUnit, description, fullname, phone } = wantedFields

const fields = {
  purpose,
  type,
  subtype,
  projectId: id,
  armsProjectTypeId: id,
  city,
  cityId: id,
  /** The chosen areas, their names a line each, their ids with commas. */
  selectedAreas: { rules: [], max: 6000, multiline: true },
  selectedAreasId: { rules: [], max: 400 },
  areaName,
  size,
  sizeUnit,
  minPrice: price,
  maxPrice: price,
  description,
  fullname,
  phone,
} satisfies Record<string, FormField>

export type WantedName = keyof typeof fields

/** The lead keeps its id and purpose after the form is cleared (section 4). */
export type WantedReceipt = { reference: string; leadId: string; purpose: string; matching: SearchChoice }

/** A property that is looked for; once stored it is sent to be assigned. */
export const wantedForm: SiteForm<WantedName, WantedReceipt> = {
  id: 'wanted',
  fields,
  labels: {
    purpose: 'I want to',
    type: 'Type',
    subtype: 'Kind',
    projectId: 'Project',
    armsProjectTypeId: 'Kind of project',
    city: 'City',
    cityId: 'City',
    selectedAreas: 'Areas',
    selectedAreasId: 'Areas',
    areaName: 'Other area or society',
    size: 'Size, about',
    sizeUnit: 'Unit',
    minPrice: 'Price from',
    maxPrice: 'Price up to',
    description: 'What else matters',
    fullname: personLabels.name,
    phone: personLabels.phone,
  },
  kind: 'wanted',
  feature: 'wanted',
  check: ({ minPrice, maxPrice }) => {
    const [least, most] = [parsePrice(minPrice), parsePrice(maxPrice)]
    const isUpsideDown = least !== undefined && most !== undefined && most < least
    return isUpsideDown ? { maxPrice: validationMessages.priceRange } : {}
  },
  send: async (values, sending) => {
    const body = {
      ...values,
      purpose: chosen(wantedPurposes, values.purpose, wantedDefaults.purpose),
      type: chosen(propertyTypes, values.type, wantedDefaults.type),
      subtype: chosen(subtypes, values.subtype, ''),
      sizeUnit: chosen(sizeUnits, values.sizeUnit, wantedDefaults.sizeUnit),
      selectedAreas: parts(values.selectedAreas, '\n'),
      selectedAreasId: parts(values.selectedAreasId, ','),
      minPrice: rupees(values.minPrice),
      maxPrice: rupees(values.maxPrice),
    }
    const { leadId, purpose, reference } = (await call('wanted', { body, ...sending })).data
    // Stored is stored: a failure here has no event of its own (section 4), the agency sees the lead either way.
    await call('wantedAssign', { params: { id: leadId }, body: { status: leadId } }).catch(() => undefined)
    return { reference, leadId, purpose, matching: matchingSearch(values) }
  },
}

/** The search for what the agency already has of what is wanted: a fifth smaller or larger will do. */
export function matchingSearch(values: Values<WantedName>): SearchChoice {
  const unit = chosen(sizeUnits, values.sizeUnit, wantedDefaults.sizeUnit)
  const near = (factor: number) =>
    Number(values.size) > 0
      ? fromSquareFeet(toSquareFeet(Number(values.size) * factor, unit), unit)
      : undefined
  const wantedSubtype = chosen(subtypes, values.subtype, '')
  return {
    purpose: values.purpose === 'Rent' ? 'rent' : 'sale',
    cityId: Number(values.cityId) || undefined,
    areaIds: parts(values.selectedAreasId, ',').map(Number),
    type: chosen(propertyTypes, values.type, wantedDefaults.type),
    subtype: wantedSubtype ? [wantedSubtype] : [],
    minPrice: rupees(values.minPrice) || undefined,
    maxPrice: rupees(values.maxPrice) || undefined,
    minSize: near(0.8),
    maxSize: near(1.2),
    sizeUnit: unit,
  }
}

function rupees(text: string): number | null {
  return text === '' ? null : (parsePrice(text) ?? null)
}

function parts(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
}
