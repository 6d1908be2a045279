export const foreignPrices = {
  label: 'Prices also in',
  none: 'PKR only',
  names: {
    AED: 'UAE dirham (AED)',
    SAR: 'Saudi riyal (SAR)',
    GBP: 'Pound sterling (GBP)',
    USD: 'US dollar (USD)',
    EUR: 'Euro (EUR)',
    CAD: 'Canadian dollar (CAD)',
  },
  about: '≈ {amount}',
  dated: '≈ {amount} · {date}',
  old: '≈ {amount} · old rate',
  rate: '1 {currency} = PKR {pkr}',
  note: '{rate} on {date}, {source}. Amounts are rounded.',
  isOld: 'This rate is more than three days old.',
  noRate: 'We have no rate for the {currency} at the moment.',
} as const
