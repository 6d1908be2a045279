import { z } from 'zod'
import { searchTerms, validationMessages } from '#messages/common.ts'
import {
  formAmount,
  formChoice,
  formNumber,
  formText,
  optionalRowId,
  optionalText,
  rowId,
} from '../forms/form-schema.ts'
import { propertyTypes, sizeUnits, subtypes, typeOf } from '../listings/property.ts'
import { wantedDefaults, wantedFields, wantedPurposes } from './inquiry-fields.ts'

const mostAreas = 30
const areaName = { rules: [], max: 200 }

/** `POST /api/wanted`: a property that is looked for, with the names and defaults of S3.1. */
export const Wanted = z
  .object({
    purpose: formChoice(wantedPurposes, wantedDefaults.purpose),
    type: formChoice(propertyTypes, wantedDefaults.type),
    subtype: z.enum(['', ...subtypes], { error: () => validationMessages.text }).default(''),
    projectId: optionalRowId,
    armsProjectTypeId: optionalRowId,
    city: formText(wantedFields.city),
    cityId: optionalRowId,
    selectedAreas: uniqueList(formText(areaName)),
    selectedAreasId: uniqueList(rowId),
    size: formNumber(wantedFields.size),
    sizeUnit: formChoice(sizeUnits, wantedDefaults.sizeUnit),
    minPrice: formAmount(wantedFields.minPrice),
    maxPrice: formAmount(wantedFields.maxPrice),
    description: optionalText(wantedFields.description),
    phone: formText(wantedFields.phone),
    fullname: formText(wantedFields.fullname),
    areaName: optionalText(wantedFields.areaName),
  })
  .superRefine(({ type, subtype, minPrice, maxPrice }, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (subtype && typeOf(subtype) !== type) refuse('subtype', validationMessages.text)
    if (minPrice !== null && maxPrice !== null && maxPrice < minPrice) {
      refuse('maxPrice', validationMessages.priceRange)
    }
  })
export type Wanted = z.infer<typeof Wanted>

/** Adding the same one twice counts once (S4.8). */
function uniqueList<Item extends z.ZodType>(item: Item) {
  return z
    .array(item, { error: () => validationMessages.invalidId })
    .max(mostAreas, { error: () => searchTerms.refusals.areas({ most: mostAreas }) })
    .default([])
    .overwrite((items) => [...new Set(items)])
}

/** The answer to a stored wanted request (D15). The lead is known outside by its reference alone. */
export const WantedReceipt = z.object({
  data: z.object({ lead_id: z.string(), purpose: z.enum(wantedPurposes), reference: z.string() }),
})
export type WantedReceipt = z.infer<typeof WantedReceipt>

/** `POST /api/wanted/sendingToAssign/{id}`: `status` is the id again (D15). */
export const WantedAssign = z.object({ status: z.string({ error: () => validationMessages.invalidId }) })
