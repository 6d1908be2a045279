import type { FormField } from '#contract/forms/form.ts'
import { readPrice, readSize } from '#contract/forms/typed-amounts.ts'
import { wantedDefaults, wantedFields, wantedPurposes } from '#contract/leads/inquiry-fields.ts'
import { type Purpose, propertyTypes, sizeUnits, subtypes } from '#contract/listings/property.ts'
import { usualSizeUnit } from '#contract/places/usual-size-unit.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { priceUnits } from '#contract/text/read-price.ts'
import { validationMessages } from '#messages/common.ts'
import { formFields as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { chosen } from './chosen.ts'
import { personLabels } from './person-labels.ts'
import type { SiteForm, Values } from './site-form.ts'
import { typedSize } from './size-rule.ts'

const id: FormField = { rules: [], max: 10 }

const fields = {
  purpose: wantedFields.purpose,
  type: wantedFields.type,
  subtype: wantedFields.subtype,
  projectId: id,
  armsProjectTypeId: id,
  city: wantedFields.city,
  cityId: id,
  /** The chosen areas, their names a line each, their ids with commas. */
  selectedAreas: { rules: [], max: 6000, multiline: true },
  selectedAreasId: { rules: [], max: 400 },
  areaName: wantedFields.areaName,
  size: { rules: [typedSize], max: 20 },
  sizeUnit: wantedFields.sizeUnit,
  minPrice: wantedFields.minPrice,
  maxPrice: wantedFields.maxPrice,
  description: wantedFields.description,
  fullname: wantedFields.fullname,
  phone: wantedFields.phone,
} satisfies Record<string, FormField>

export type WantedName = keyof typeof fields

/** The lead keeps its id and purpose after the form is cleared (S4.8). */
export type WantedReceipt = { reference: string; leadId: string; purpose: string; matching: SearchChoice }

/** A property that is looked for; once stored it is sent to be assigned. */
export const wantedForm: SiteForm<WantedName, WantedReceipt> = {
  id: 'wanted',
  fields,
  get labels() {
    return {
      purpose: t.purpose,
      type: t.type,
      subtype: t.subtype,
      projectId: t.project,
      armsProjectTypeId: t.projectType,
      city: t.city,
      cityId: t.city,
      selectedAreas: t.areas,
      selectedAreasId: t.areas,
      areaName: t.otherArea,
      size: t.aboutSize,
      sizeUnit: t.unit,
      minPrice: t.minPrice,
      maxPrice: t.maxPrice,
      description: t.requirements,
      fullname: personLabels.name,
      phone: personLabels.phone,
    }
  },
  kind: 'wanted',
  feature: 'wanted',
  check: (values) => {
    const [least, most] = [rupees(values, 'minPrice'), rupees(values, 'maxPrice')]
    return least !== null && most !== null && most < least ? { maxPrice: validationMessages.priceRange } : {}
  },
  send: async (values, sending) => {
    const { value, unit } = toSize(values)
    const body = {
      ...values,
      size: value ?? '',
      sizeUnit: unit,
      purpose: chosen(wantedPurposes, values.purpose, wantedDefaults.purpose),
      type: chosen(propertyTypes, values.type, wantedDefaults.type),
      subtype: chosen(subtypes, values.subtype, ''),
      selectedAreas: parts(values.selectedAreas, '\n'),
      selectedAreasId: parts(values.selectedAreasId, ','),
      minPrice: rupees(values, 'minPrice'),
      maxPrice: rupees(values, 'maxPrice'),
    }
    const { leadId, purpose, reference } = (await call('wanted', { body, ...sending })).data
    // Stored is stored: a failure here has no event of its own (S4.1), the agency sees the lead either way.
    if (leadId)
      await call('wantedAssign', { params: { id: leadId }, body: { status: leadId } }).catch(() => undefined)
    return { reference, leadId, purpose, matching: matchingSearch(values) }
  },
}

/** The search for what the agency already has of what is wanted: a fifth smaller or larger will do. */
export function matchingSearch(values: Values<WantedName>): SearchChoice {
  const { value, unit } = toSize(values)
  const near = (factor: number) => value && Math.round(value * factor * 100) / 100
  const wantedSubtype = chosen(subtypes, values.subtype, '')
  return {
    purpose: wantedPurpose(values),
    cityId: Number(values.cityId) || undefined,
    areaIds: parts(values.selectedAreasId, ',').map(Number),
    type: chosen(propertyTypes, values.type, wantedDefaults.type),
    subtype: wantedSubtype ? [wantedSubtype] : [],
    minPrice: rupees(values, 'minPrice') || undefined,
    maxPrice: rupees(values, 'maxPrice') || undefined,
    minSize: near(0.8),
    maxSize: near(1.2),
    sizeUnit: unit,
  }
}

type Measured = Pick<Values<WantedName>, 'city' | 'type' | 'subtype' | 'size' | 'sizeUnit'>

/**
 * Changes of the city or the type, with the unit that is usual there (D55). A unit that the visitor chose stays, and so
 * does that of a size that is typed already.
 */
export function withUsualUnit(values: Measured, changes: Partial<Values<WantedName>>) {
  if (values.size !== '' || values.sizeUnit !== usualSizeUnit(values)) return changes
  return { ...changes, sizeUnit: usualSizeUnit({ ...values, ...changes }) }
}

/** What the wanted property is for, as a search calls it. */
export function wantedPurpose({ purpose }: Pick<Values<WantedName>, 'purpose'>): Purpose {
  return purpose === 'Rent' ? 'rent' : 'sale'
}

/** The size in the unit that is typed with it, else in the chosen one. */
function toSize({ size, sizeUnit }: Values<WantedName>) {
  const unit = chosen(sizeUnits, sizeUnit, wantedDefaults.sizeUnit)
  return readSize(size, unit) ?? { value: undefined, unit }
}

function rupees(values: Values<WantedName>, name: 'minPrice' | 'maxPrice'): number | null {
  return readPrice(values[name], priceUnits[wantedPurpose(values)]) ?? null
}

function parts(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
}
