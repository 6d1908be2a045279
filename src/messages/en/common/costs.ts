/** What a purchase, a sale or a rent costs beside its price. */
export const costs = {
  refusals: {
    price: 'Enter a price, e.g. 2.5 Crore',
    amount: 'Enter an amount, e.g. 2.5 Crore or 45,000',
    day: 'Enter a date, e.g. 2026-07-01',
  },
  charges: {
    stamp_duty: 'Stamp duty',
    capital_value_tax: 'Capital value tax (CVT)',
    registration_fee: 'Registration fee',
    withholding_buyer: 'Buyer’s withholding tax (236K)',
    commission_buyer: 'Agency commission',
    withholding_seller: 'Seller’s withholding tax (236C)',
    gains_tax: 'Capital gains tax',
    commission_seller: 'Agency commission',
    rent_advance: 'Advance rent',
    rent_security: 'Security deposit',
    rent_commission: 'Agency commission',
  },
  regions: {
    pakistan: 'All of Pakistan',
    islamabad: 'Islamabad',
    punjab: 'Punjab',
    sindh: 'Sindh',
    khyber_pakhtunkhwa: 'Khyber Pakhtunkhwa',
    balochistan: 'Balochistan',
  },
  statuses: { filer: 'Filer', late_filer: 'Late filer', non_filer: 'Non-filer' },
  properties: { house: 'House or shop', flat: 'Apartment', plot: 'Plot' },
} as const
