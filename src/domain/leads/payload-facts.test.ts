import { describe, expect, test } from 'vitest'
import { payloadFacts } from './payload-facts.ts'

const read = (payload: Record<string, unknown>) =>
  payloadFacts(payload).map(({ label, value }) => `${label}: ${value}`)

describe('the fields of a form are read as people say them', () => {
  test('of a wanted property, with amounts in words and the size with its unit', () => {
    expect(
      read({
        maxPrice: 70_000_000,
        purpose: 'Sale',
        type: 'residential',
        subtype: 'upper portion',
        city: 'Lahore',
        cityId: 2,
        selectedAreas: ['DHA Lahore', 'Gulberg'],
        selectedAreasId: [4, 9],
        size: 10,
        sizeUnit: 'marla',
        minPrice: 95_000,
        description: 'A garden, please',
        areaName: '',
        fullname: 'Sana',
        phone: '0300 1234567',
      }),
    ).toEqual([
      'Purpose: Buy',
      'Category: Residential',
      'Property type: Upper Portion',
      'City: Lahore',
      'Areas: DHA Lahore, Gulberg',
      'Size: 10 Marla',
      'Minimum price: PKR 95,000',
      'Maximum price: PKR 7 Crore',
      'Description: A garden, please',
    ])
  })

  test('of a valuation and of a franchise inquiry', () => {
    expect(read({ purpose: 'rent', area: 'G-13', area_id: 7, size: 1, size_unit: 'kanal', beds: 5 })).toEqual(
      ['Purpose: Rent out', 'Area: G-13', 'Size: 1 Kanal', 'Bedrooms: 5'],
    )
    expect(read({ city_location: 'Cantt', qrcode: 'EXPO-7', reference: 'Hina' })).toEqual([
      'Area: Cantt',
      'QR code: EXPO-7',
      'Referred by: Hina',
    ])
  })

  test('what was left empty is not shown, an amount of a lead from long ago is read as well', () => {
    expect(read({ minPrice: null, size: null, sizeUnit: 'sqft', subtype: '', brochure: '' })).toEqual([])
    expect(read({ maxPrice: '25000000', brochure: 'yes' })).toEqual([
      'Maximum price: PKR 2.5 Crore',
      'Brochure: Requested',
    ])
  })
})

test('staff read when to call by the clock in Pakistan and by the visitor’s', () => {
  const facts = payloadFacts({ best_time: '2026-11-27T04:00:00Z America/Toronto' })
  expect(facts).toEqual([
    {
      label: 'Best time to call',
      value: '09:00 PKT on 27 Nov (2026-11-26 23:00 in America/Toronto)',
      isLong: false,
    },
  ])
})
