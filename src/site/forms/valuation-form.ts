import { readSize } from '#contract/forms/typed-amounts.ts'
import { required } from '#contract/forms/validation.ts'
import { valuationDefaults, valuationFields, valuationPurposes } from '#contract/leads/inquiry-fields.ts'
import { propertyTypes, sizeUnits } from '#contract/listings/property.ts'
import { formFields as t, valuationScreen } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { chosen } from './chosen.ts'
import { contactLabels } from './person-labels.ts'
import type { LeadForm } from './site-form.ts'
import { typedSize } from './size-rule.ts'

/** The instant valuation. */
export const valuationForm: LeadForm<keyof typeof valuationFields> = {
  id: 'valuation',
  fields: { ...valuationFields, size: { rules: [required, typedSize], max: 20 } },
  get labels() {
    return {
      ...contactLabels(),
      purpose: t.purpose,
      city: t.city,
      area: t.area,
      type: t.type,
      size: t.size,
      size_unit: t.unit,
      beds: t.bedrooms,
      estimate: valuationScreen.estimateTitle,
    }
  },
  kind: 'valuation',
  feature: 'valuation',
  send: async (values, sending) => {
    const unit = chosen(sizeUnits, values.size_unit, valuationDefaults.size_unit)
    const size = readSize(values.size, unit)
    const body = {
      ...values,
      size: size?.value ?? values.size,
      purpose: chosen(valuationPurposes, values.purpose, valuationDefaults.purpose),
      type: chosen(propertyTypes, values.type, valuationDefaults.type),
      size_unit: size?.unit ?? unit,
    }
    return (await call('valuation', { body, ...sending })).data
  },
}
